import { chmod, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Creates a folder that only this user can open, and corrects the modes of existing files: an older release, or a copy,
 * may have left them open.
 */
export async function privateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() && !entry.isDirectory()) continue
    // Another process may delete a file in the meantime.
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600).catch(() => undefined)
  }
}
