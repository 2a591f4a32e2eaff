import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openJobQueue } from '../../analyses/queue/job-queue.ts'
import type { Database } from '../../database/database.ts'
import { migrations } from '../../database/migrations-folder.ts'
import { createPglite, databaseOnPglite } from '../../database/open-pglite.ts'

/** Names what holds exactly these migrations. */
export async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256')
  const names = await readdir(migrations.migrationsFolder)
  for (const name of names.filter((file) => file.endsWith('.sql')).sort()) {
    hash.update(name).update(await readFile(join(migrations.migrationsFolder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Brings a database to where a server that was started before has left it: migrated already, with the queue's tables. */
export async function prepare(database: Database): Promise<void> {
  const boss = await openJobQueue(database, (error) => {
    throw error
  })
  await boss.stop({ graceful: false })
}

/**
 * A prepared data folder as a tar archive, made once for each state of the migrations: a fresh PGlite takes seconds.
 */
export async function migratedDump(): Promise<string> {
  const folder = join(tmpdir(), 'vitrine-test-databases')
  const path = join(folder, `prepared-${await migrationsHash()}.tar`)
  if (existsSync(path)) return path
  const pglite = await createPglite()
  await prepare(await databaseOnPglite(pglite))
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  await mkdir(folder, { recursive: true })
  const partial = `${path}.${randomUUID()}`
  await writeFile(partial, Buffer.from(await dump.arrayBuffer()))
  await rename(partial, path)
  return path
}
