import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPeople } from '../people/list/list-people.ts'
import { loadSecret } from '../secrets/load-secret.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database/open-test-database.ts'
import { migrations } from './migrations-folder.ts'
import { openPostgres } from './open-postgres.ts'
import { settings } from './schema/settings.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a transaction that fails leaves nothing behind', async () => {
  const { db } = database
  const failing = db.transaction(async (tx) => {
    await tx.insert(settings).values({ key: 'half', value: 'done' })
    throw new Error('stop')
  })
  await expect(failing).rejects.toThrow('stop')
  expect(await db.select().from(settings)).toEqual([])
})

test('a notice reaches each listener once, when its transaction is through', async () => {
  const heard: string[] = []
  const stop = await database.listen('news', (payload) => heard.push(`one ${payload}`))
  await database.listen('news', (payload) => heard.push(`two ${payload}`))
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_notify('news', 'a')`)
    expect(heard).toEqual([])
  })
  await expect.poll(() => heard.sort()).toEqual(['one a', 'two a'])
  await stop()
  await database.db.execute(sql`select pg_notify('news', 'b')`)
  await expect.poll(() => heard).toContain('two b')
  expect(heard).not.toContain('one b')
})

const trigramIndex = sql`select 1 from pg_indexes where indexname = 'people_search_text'`

test('people are searched without the index of trigrams where the extension may not be had', async () => {
  const { db } = database
  expect((await db.execute(trigramIndex)).rows).toHaveLength(1)
  const migration = await readFile(join(migrations.migrationsFolder, '0006_search_and_feedback.sql'), 'utf8')
  const makeIndex = sql.raw(migration.split('--> statement-breakpoint').at(-1) ?? '')
  await db.execute(sql`drop extension pg_trgm cascade`)
  await db.transaction(async (tx) => {
    await tx.execute(sql`create role powerless`)
    await tx.execute(sql`set local role powerless`)
    await tx.execute(makeIndex)
    await tx.execute(sql`reset role`)
    await tx.execute(sql`drop role powerless`)
  })
  expect((await db.execute(trigramIndex)).rows).toEqual([])
  const page = { sort: 'created', limit: 10, search: 'nobody' } as const
  expect(await listPeople(db, page)).toMatchObject({ items: [], total: 0 })
  await db.execute(makeIndex)
  expect((await db.execute(trigramIndex)).rows).toHaveLength(1)
})

test('the secret is made once and the configured one goes before it', async () => {
  const [one, two] = await Promise.all([
    loadSecret(database.db, { SECRET: undefined }),
    loadSecret(database.db, { SECRET: undefined }),
  ])
  expect(two).toBe(one)
  expect(await loadSecret(database.db, { SECRET: 'configured' })).toBe('configured')
})

test('on PostgreSQL: five instances may start at once, and listening outlives a broken connection', async ({
  skip,
}) => {
  const { url = '' } = database
  skip(url === '', 'the embedded database has one owner')
  const errors: Error[] = []
  const instances = await Promise.all(Array.from({ length: 5 }, () => openPostgres(url, (error) => errors.push(error))))
  const [first] = instances
  const heard: string[] = []
  await first?.listen('later', (payload) => heard.push(payload))
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen "later"'`,
  )
  await expect
    .poll(
      async () => {
        await database.db.execute(sql`select pg_notify('later', 'again')`)
        return heard
      },
      { timeout: 10_000 },
    )
    .toContain('again')
  expect(errors.length).toBeGreaterThan(0)
  await Promise.all(instances.map((instance) => instance.close()))
})
