import { chmod, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Makes a folder that nobody but this user opens, and takes what lies in it from everybody else: an older release, or a
 * copy, may have left it open.
 */
export async function privateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() && !entry.isDirectory()) continue
    // A file of another process may go while we look.
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600).catch(() => undefined)
  }
}
