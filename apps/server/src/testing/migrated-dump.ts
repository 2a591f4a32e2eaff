import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrations } from '../database/migrations-folder.ts'
import { createPglite, databaseOnPglite } from '../database/open-pglite.ts'

/** The name of the dump for exactly these migrations. */
async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256')
  const names = await readdir(migrations.migrationsFolder)
  for (const name of names.filter((file) => file.endsWith('.sql')).sort()) {
    hash.update(name).update(await readFile(join(migrations.migrationsFolder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * A migrated data folder as a tar archive, made once for each state of the migrations: a fresh PGlite takes seconds.
 */
export async function migratedDump(): Promise<string> {
  const folder = join(tmpdir(), 'vitrine-test-databases')
  const path = join(folder, `${await migrationsHash()}.tar`)
  if (existsSync(path)) return path
  const pglite = await createPglite()
  await databaseOnPglite(pglite)
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  await mkdir(folder, { recursive: true })
  const partial = `${path}.${randomUUID()}`
  await writeFile(partial, Buffer.from(await dump.arrayBuffer()))
  await rename(partial, path)
  return path
}
