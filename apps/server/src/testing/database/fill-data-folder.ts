import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { migratedDump } from './migrated-dump.ts'

/**
 * Makes a data folder with a migrated embedded database, as of a server that was started before: creating one takes
 * seconds. Not for tests of a first start or of file modes. Returns the folder.
 */
export async function fillDataFolder(folder: string): Promise<string> {
  const database = join(folder, 'database')
  await mkdir(database, { recursive: true, mode: 0o700 })
  const words = ['--extract', `--file=${await migratedDump()}`, `--directory=${database}`, '--no-same-owner']
  // It warns that it strips the leading slash of the names in the dump.
  await promisify(execFile)('tar', words)
  return folder
}
