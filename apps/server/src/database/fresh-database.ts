import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { hasCode } from '@vitrine/basics/has-code.ts'
import { migrations } from './migrations-folder.ts'

const built = fileURLToPath(new URL('../../dist', import.meta.url))
const lock = fileURLToPath(new URL('../../../../package-lock.json', import.meta.url))

/** Names the database that exactly these migrations and versions of the packages make. */
export async function freshState(): Promise<string> {
  const { migrationsFolder } = migrations
  const names = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).sort()
  const hash = createHash('sha256').update(await readFile(lock))
  for (const name of names) hash.update(name).update(await readFile(join(migrationsFolder, name)))
  return hash.digest('hex').slice(0, 16)
}

export const freshDatabasePath = async (): Promise<string> => join(built, `fresh-database-${await freshState()}.tar.gz`)

/**
 * The data folder of an embedded database that has been migrated and holds nothing, as a tar archive; null if none was
 * built for this state of the migrations. Making one takes seconds, unpacking it one.
 */
export async function readFreshDatabase(): Promise<Blob | null> {
  try {
    return new Blob([await promisify(gunzip)(await readFile(await freshDatabasePath()))])
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}
