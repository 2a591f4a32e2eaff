import { randomUUID } from 'node:crypto'
import { Client, escapeIdentifier } from 'pg'
import type { Database } from '../../database/database.ts'
import { freshState, readFreshDatabase } from '../../database/fresh-database.ts'
import { createPglite, databaseOnPglite } from '../../database/open-pglite.ts'
import { openPostgres } from '../../database/open-postgres.ts'
import { readTestDatabaseUrl } from '../../env.ts'
import { addQueue, makeFreshDatabase } from '../../make-fresh-database.ts'

/** Any number, the same in every worker: the one that holds the lock makes the template, the others wait. */
const templateLock = 2_907_118

function named(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** A prepared database on this server, which others are copied from: copying takes a fraction of migrating. */
async function templateOn(server: Client, serverUrl: string): Promise<string> {
  const name = `template_${await freshState()}`
  await server.query('select pg_advisory_lock($1)', [templateLock])
  const { rowCount } = await server.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) {
    const partial = `${name}_partial`
    await server.query(`drop database if exists ${escapeIdentifier(partial)}`)
    await server.query(`create database ${escapeIdentifier(partial)}`)
    const database = await openPostgres(named(serverUrl, partial), () => undefined)
    await addQueue(database)
    await database.close()
    await server.query(`alter database ${escapeIdentifier(partial)} rename to ${escapeIdentifier(name)}`)
  }
  await server.query('select pg_advisory_unlock($1)', [templateLock])
  return name
}

async function openFreshPostgres(serverUrl: string): Promise<Database & { url: string }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = async (work: (server: Client) => Promise<unknown>) => {
    const server = new Client({ connectionString: serverUrl })
    await server.connect()
    await work(server)
    await server.end()
  }
  await admin(async (server) => {
    const template = await templateOn(server, serverUrl)
    await server.query(`create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)}`)
  })
  const url = named(serverUrl, name)
  let closing = false
  const database = await openPostgres(url, (error) => {
    // Ending a pool does not wait until the server has released each connection: dropping the database by force may cut
    // the last ones.
    if (!closing) throw error
  })
  return {
    ...database,
    url,
    close: async () => {
      closing = true
      await database.close()
      await admin((server) => server.query(`drop database ${escapeIdentifier(name)} with (force)`))
    },
  }
}

export type TestDatabase = Database & { url?: string }

/** Unpacked once for all test databases of a process. */
let unpacked: Promise<Blob> | undefined

async function freshDatabase(): Promise<Blob> {
  await makeFreshDatabase()
  const dump = await readFreshDatabase()
  if (!dump) throw new Error('the fresh database was made and is not there')
  return dump
}

/** A prepared test database: PGlite in memory, or on the server of TEST_DATABASE_URL; deleted when closed. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const serverUrl = readTestDatabaseUrl()
  if (serverUrl) return openFreshPostgres(serverUrl)
  return databaseOnPglite(await createPglite({ loadDataDir: await (unpacked ??= freshDatabase()) }))
}
