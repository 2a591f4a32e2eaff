import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, escapeIdentifier } from 'pg'
import type { Database } from '../database/database.ts'
import { migrations } from '../database/migrations-folder.ts'
import { createPglite, databaseOnPglite } from '../database/open-pglite.ts'
import { openPostgres } from '../database/open-postgres.ts'
import { readTestDatabaseUrl } from '../env.ts'

/** Names the dump of exactly these migrations. */
async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256')
  const names = await readdir(migrations.migrationsFolder)
  for (const name of names.filter((file) => file.endsWith('.sql')).sort()) {
    hash.update(name).update(await readFile(join(migrations.migrationsFolder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** A migrated data folder as one file, made once for each state of the migrations: a fresh PGlite takes seconds. */
async function migratedDump(): Promise<Blob> {
  const folder = join(tmpdir(), 'vitrine-test-databases')
  const path = join(folder, `${await migrationsHash()}.tar`)
  const kept = await readFile(path).catch(() => null)
  if (kept) return new Blob([kept])
  const pglite = await createPglite()
  await databaseOnPglite(pglite)
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  await mkdir(folder, { recursive: true })
  const partial = `${path}.${randomUUID()}`
  await writeFile(partial, Buffer.from(await dump.arrayBuffer()))
  await rename(partial, path)
  return dump
}

async function openFreshPostgres(serverUrl: string): Promise<Database & { url: string }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = async (statement: string) => {
    const client = new Client({ connectionString: serverUrl })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await admin(`create database ${escapeIdentifier(name)}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  let closing = false
  const database = await openPostgres(url.href, (error) => {
    // A pool's end does not wait until the server has let go of each connection: dropping by force may cut the last ones.
    if (!closing) throw error
  })
  return {
    ...database,
    url: url.href,
    close: async () => {
      closing = true
      await database.close()
      await admin(`drop database ${escapeIdentifier(name)} with (force)`)
    },
  }
}

export type TestDatabase = Database & { url?: string }

/** A migrated database of one's own: PGlite in memory, or on the server of TEST_DATABASE_URL; gone when closed. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const serverUrl = readTestDatabaseUrl()
  if (serverUrl) return openFreshPostgres(serverUrl)
  return databaseOnPglite(await createPglite({ loadDataDir: await migratedDump() }))
}
