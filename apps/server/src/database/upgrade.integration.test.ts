import { randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@vitrine/contracts/calls/client.ts'
import { type SQL, sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Client, escapeIdentifier } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { hashPassword } from '../accounts/passwords/passwords.ts'
import { parseEnv, readTestDatabaseUrl } from '../env.ts'
import { createLog } from '../log.ts'
import { startServer } from '../start-server.ts'
import { testRegistry } from '../testing/models/test-registry.ts'
import type { Database } from './database.ts'
import { migrations } from './migrations-folder.ts'
import { createPglite, databaseOnPglite } from './open-pglite.ts'
import { openPostgres } from './open-postgres.ts'

/** The number of migrations at commit 11fa5ee; none of them has changed since. */
const migrationsThen = 7

interface Journal {
  entries: { idx: number; tag: string }[]
}

/** A folder with the migrations as of then. */
async function oldMigrations(folder: string): Promise<string> {
  const now = migrations.migrationsFolder
  const old = join(folder, 'migrations')
  await mkdir(join(old, 'meta'), { recursive: true })
  // The cast: drizzle-kit wrote it.
  const journal = JSON.parse(await readFile(join(now, 'meta/_journal.json'), 'utf8')) as Journal
  const entries = journal.entries.slice(0, migrationsThen)
  await writeFile(join(old, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) await cp(join(now, `${tag}.sql`), join(old, `${tag}.sql`))
  return old
}

interface OldDatabase {
  execute: (statement: SQL) => Promise<unknown>
  /** Opens it as the program does at its start. */
  open: () => Promise<Database>
}

async function oldOnPglite(migrationsFolder: string): Promise<OldDatabase> {
  const pglite = await createPglite()
  const db = drizzlePglite({ client: pglite })
  await migratePglite(db, { migrationsFolder })
  return { execute: (statement) => db.execute(statement), open: () => databaseOnPglite(pglite) }
}

async function oldOnPostgres(migrationsFolder: string, serverUrl: string): Promise<OldDatabase> {
  const name = `upgrade_${randomUUID().replaceAll('-', '')}`
  const server = new Client({ connectionString: serverUrl })
  await server.connect()
  await server.query(`create database ${escapeIdentifier(name)}`)
  onTestFinished(async () => {
    await server.query(`drop database ${escapeIdentifier(name)} with (force)`)
    await server.end()
  })
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const client = new Client({ connectionString: url.href })
  await client.connect()
  const db = drizzlePostgres({ client })
  await migratePostgres(db, { migrationsFolder })
  return {
    execute: (statement) => db.execute(statement),
    open: async () => {
      await client.end()
      return openPostgres(url.href, () => undefined)
    },
  }
}

const password = 'walnut-comet-harbour-tin'
const ids = { admin: randomUUID(), person: randomUUID(), ended: randomUUID(), waiting: randomUUID() }

/** Data of a used installation, in the columns of that time. */
async function fill({ execute }: OldDatabase): Promise<void> {
  const hash = await hashPassword(password)
  await execute(sql`insert into accounts (id, email, name, role, password_hash, created_at) values
    (${ids.admin}, 'ada@example.com', 'Ada Lovelace', 'admin', ${hash}, now())`)
  await execute(sql`insert into people (id, type, status, email, name, org, created_at, updated_at) values
    (${ids.person}, 'general', 'pending', 'grace@example.com', 'Grace Hopper', 'Navy', now(), now())`)
  const blocks = JSON.stringify([{ kind: 'markdown', text: 'hello' }])
  await execute(sql`insert into analyses (id, owner_id, caller_key, model_id, model_version, status, priority, input_text, options,
      output, blocks, summary, engine, created_at, started_at, finished_at, deletes_at) values
    (${ids.ended}, ${ids.admin}, 'a', 'echo', 1, 'succeeded', 0, 'hello', '{"times":1}', '{"answer":"hello"}', ${blocks}::json,
      'It said hello.', '{"kind":"embedded","name":"echo","version":"1","note":null}', now(), now(), now(), now() + interval '9 days')`)
  await execute(sql`insert into analysis_feedback (analysis_id, verdict, comment, at, model_id, model_version, account_id, by_visitor)
    values (${ids.ended}, 'wrong', 'No.', now(), 'echo', 1, ${ids.admin}, false)`)
  await execute(sql`insert into mails (id, kind, "to", subject, data, status, next_try_at, created_at) values
    (${randomUUID()}, 'credentials', 'grace@example.com', 'Your password', '{"password":"in the clear"}', 'queued', now(), now())`)
  await execute(sql`insert into audit_log (id, at, action, by, actor_id, target_id) values
    (${randomUUID()}, now(), 'model-switched-off', 'account', ${ids.admin}, 'echo')`)
  await execute(sql`insert into settings (key, value) values ('secret', 'kept-since-the-first-day-and-long-enough')`)
}

test('a database of commit 11fa5ee migrates, serves what it held and takes new work', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-upgrade-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const old = await oldMigrations(folder)
  const serverUrl = readTestDatabaseUrl()
  const before = serverUrl ? await oldOnPostgres(old, serverUrl) : await oldOnPglite(old)
  await fill(before)

  const env = parseEnv({ PORT: '0', DATA_DIR: folder, ADMIN_EMAIL: 'ada@example.com', WORKER_CONCURRENCY: '1' })
  const log = createLog({ LOG_LEVEL: 'silent' })

  const database = await before.open()
  const server = await startServer({ env, role: 'all', database, clock: () => new Date(), log, registry: testRegistry })
  onTestFinished(() => server.close())
  const clientOf = (token?: string) =>
    createClient({ baseUrl: server.address ?? '', fetch, token: () => token ?? null })

  const body = { email: 'ada@example.com', password, force: true }
  const { accessToken } = await clientOf().call('login', { body })
  const admin = clientOf(accessToken)
  expect(await admin.call('getAnalysis', { params: { id: ids.ended } })).toMatchObject({
    status: 'succeeded',
    output: { answer: 'hello' },
    summary: 'It said hello.',
  })
  expect((await admin.call('listUsers', { query: { search: 'hopper' } })).items).toMatchObject([
    { email: 'grace@example.com' },
  ])
  expect((await admin.call('listFeedback', {})).items).toMatchObject([{ verdict: 'wrong', comment: 'No.' }])
  // A password stored in clear text is gone, and the mail says why it was not sent.
  const { items: mails } = await admin.call('listMails', { query: { to: 'grace@example.com' } })
  expect(mails).toMatchObject([{ status: 'failed' }])
  expect(JSON.stringify((await database.db.execute(sql`select * from mails`)).rows)).not.toContain('in the clear')
  expect(await admin.call('verifyAudit', {})).toMatchObject({ entries: 1, faults: [] })
  expect((await admin.call('listAudit', {})).items).toMatchObject([{ action: 'model-switched-off', targetId: 'echo' }])

  const made = await admin.call('analyze', { params: { '*': 'echo' }, body: { text: 'again' } })
  expect(made).toEqual({ answer: 'again' })
}, 120_000)
