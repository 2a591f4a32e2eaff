import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle as drizzleOnPostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../database/database.ts'
import { migrations } from '../database/migrations-folder.ts'
import { openDatabase } from '../database/open-database.ts'
import { createPglite } from '../database/open-pglite.ts'
import { parseEnv, readChildEnvironment, readTestDatabaseUrl } from '../env.ts'
import { openTestDatabase } from '../testing/database/open-test-database.ts'
import { system } from './actor.ts'
import { verifyAudit } from './verify-audit.ts'
import { writeAudit } from './write-audit.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-audit-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The file that script/verify-audit starts. */
const command = fileURLToPath(new URL('main.ts', import.meta.url))

/** Runs the command as an operator does, with the database of these variables. */
const run = (variables: Record<string, string>, ...words: string[]) =>
  new Promise<{ status: number; told: string }>((resolve) => {
    const env = { ...readChildEnvironment(), ...variables }
    execFile(process.execPath, [command, ...words], { env }, (error, stdout, stderr) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : 0, told: stdout + stderr })
    })
  })

test('the command tells a whole log from one with a changed, a missing and a rewritten entry', {
  timeout: 240_000,
}, async () => {
  const kept = readTestDatabaseUrl() === undefined ? null : await openTestDatabase()
  const variables: Record<string, string> = kept ? { DATABASE_URL: kept.url ?? '' } : { DATA_DIR: join(folder, 'data') }
  /** The embedded database belongs to one process, so it is closed before the command opens it. */
  const withDatabase = async (act: (db: Db) => Promise<unknown>) => {
    const database = await openDatabase(parseEnv(variables), (error) => {
      throw error
    })
    await act(database.db)
    await database.close()
  }
  await withDatabase(async (db) => {
    for (let count = 0; count < 4; count++) await writeAudit(db, system, { action: 'warmed-up' }, new Date())
  })
  const whole = await run(variables)
  expect(whole).toMatchObject({ status: 0, told: expect.stringContaining('4 entries, the chain holds. Head: 4:') })
  const [, head = ''] = /Head: (\S+)/.exec(whole.told) ?? []
  expect(await run(variables, '--expect', head)).toMatchObject({ status: 0 })
  expect(await run(variables, '--expect', 'nonsense')).toMatchObject({ status: 64 })

  await withDatabase((db) => db.execute(sql`update audit_log set details = '{"from":"nobody"}' where seq = 2`))
  expect(await run(variables)).toMatchObject({
    status: 1,
    told: expect.stringMatching(/^Entry 2 \(.*\) was changed\.\n4 entries, THE CHAIN IS BROKEN/),
  })
  await withDatabase((db) => db.execute(sql`delete from audit_log where seq = 3`))
  expect((await run(variables)).told).toContain('Entry 3 is missing.')
  await withDatabase(async (db) => {
    await db.execute(sql`delete from audit_log`)
    await db.execute(sql`update audit_head set seq = 0, hash = ''`)
    for (let count = 0; count < 4; count++) await writeAudit(db, system, { action: 'warmed-up' }, new Date())
  })
  expect((await run(variables)).status).toBe(0)
  expect(await run(variables, '--expect', head)).toMatchObject({
    status: 1,
    told: expect.stringContaining('the log was rewritten'),
  })
  await kept?.close()
})

/** The migrations before the audit log became a chain. */
async function earlierMigrations(): Promise<{ migrationsFolder: string }> {
  const migrationsFolder = join(folder, 'earlier')
  await cp(migrations.migrationsFolder, migrationsFolder, { recursive: true })
  const path = join(migrationsFolder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { idx: number }[] }
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.filter(({ idx }) => idx < 11) }))
  return { migrationsFolder }
}

/** A database of the earlier release, and the upgrade to this one. */
async function openEarlier() {
  const earlier = await earlierMigrations()
  const url = readTestDatabaseUrl()
  if (url === undefined) {
    const pglite = await createPglite()
    const db = drizzle({ client: pglite })
    await migrate(db, earlier)
    // The cast: both drivers answer { rows }, which is all that Db promises.
    return { db: db as unknown as Db, upgrade: () => migrate(db, migrations), close: () => pglite.close() }
  }
  const name = `audit_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = new Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const client = new Client({ connectionString: own.href })
  await client.connect()
  const db = drizzleOnPostgres({ client })
  await migratePostgres(db, earlier)
  const close = async () => {
    await client.end()
    await admin.query(`drop database ${name}`)
    await admin.end()
  }
  return { db: db as unknown as Db, upgrade: () => migratePostgres(db, migrations), close }
}

test('a log that an older release filled is chained in its order, and goes on', { timeout: 120_000 }, async () => {
  const { db, upgrade, close } = await openEarlier()
  for (let count = 0; count < 30; count++) {
    // Three at the same moment: they are ordered by their ids.
    const at = new Date(Date.UTC(2026, 0, 1, 0, Math.floor(count / 3))).toISOString()
    await db.execute(
      sql`insert into audit_log (id, at, action, "by", details) values (${crypto.randomUUID()}, ${at}, 'role-changed', 'system', ${JSON.stringify({ count: String(count), words: 'ä"\n' })}::jsonb)`,
    )
  }
  const before = await db.execute(sql`select id, at, details from audit_log order by at, id`)
  await upgrade()
  expect(await verifyAudit(db)).toMatchObject({ entries: 30, faults: [], head: { seq: 30 } })
  const after = await db.execute(sql`select id, at, details from audit_log order by seq`)
  expect(after.rows).toEqual(before.rows)
  await writeAudit(db, system, { action: 'warmed-up' }, new Date())
  expect(await verifyAudit(db)).toMatchObject({ entries: 31, faults: [] })
  await close()
})
