import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Client, escapeIdentifier } from 'pg'
import type { Database } from '../database/database.ts'
import { createPglite, databaseOnPglite } from '../database/open-pglite.ts'
import { openPostgres } from '../database/open-postgres.ts'
import { readTestDatabaseUrl } from '../env.ts'
import { migratedDump } from './migrated-dump.ts'

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
    // Ending a pool does not wait until the server has released each connection: dropping the database by force may cut
    // the last ones.
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

/** A migrated test database: PGlite in memory, or on the server of TEST_DATABASE_URL; deleted when closed. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const serverUrl = readTestDatabaseUrl()
  if (serverUrl) return openFreshPostgres(serverUrl)
  return databaseOnPglite(await createPglite({ loadDataDir: new Blob([await readFile(await migratedDump())]) }))
}
