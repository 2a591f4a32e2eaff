import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { migratedDump } from './migrated-dump.ts'

/**
 * Makes a data folder with a migrated embedded database, as one that was used before: making a new one takes a server seconds.
 * Not for tests of a first start, nor of who may read the files. Returns the folder.
 */
export async function fillDataFolder(folder: string): Promise<string> {
  const database = join(folder, 'database')
  await mkdir(database, { recursive: true, mode: 0o700 })
  const words = ['--extract', `--file=${await migratedDump()}`, `--directory=${database}`, '--no-same-owner']
  // It says that it leaves the slash away with which the names in the dump begin.
  await promisify(execFile)('tar', words)
  return folder
}
