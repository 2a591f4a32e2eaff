import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from './database/schema/accounts.ts'
import { analyses as analysesTable } from './database/schema/analyses.ts'
import { parseEnv, readChildEnvironment } from './env.ts'
import type { FileStore } from './files/file-store.ts'
import { openFolderStore } from './files/folder-store.ts'
import { startAnalyses } from './start-analyses.ts'
import { openTestDatabase, type TestDatabase } from './testing/database/open-test-database.ts'
import { eventually } from './testing/eventually.ts'
import { models } from './testing/models/test-models.ts'
import { testRegistry } from './testing/models/test-registry.ts'
import { addAccount } from './testing/people/add-account.ts'
import { testClock } from './testing/processes/test-clock.ts'
import { noTracing } from './tracing/open-tracing.ts'

const clock = testClock()
let database: TestDatabase
let folder: string
let files: FileStore
let accountId: string

beforeAll(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-analyses-'))
  files = await openFolderStore(folder)
  const { email } = await addAccount(database.db)
  const [account] = await database.db.select().from(accounts).where(eq(accounts.email, email))
  accountId = account?.id ?? ''
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const start = (works: boolean) =>
  startAnalyses({
    env: parseEnv({ WORKER_CONCURRENCY: '1' }),
    works,
    database,
    files,
    clock,
    log: pino({ level: 'silent' }),
    tracing: noTracing,
    models,
    secret: 'a secret of the test, which has 40 signs',
    previousSecrets: [],
    registry: testRegistry,
    childEnvironment: readChildEnvironment(),
  })

async function rowOf(id: string) {
  const [row] = await database.db.select().from(analysesTable).where(eq(analysesTable.id, id))
  return row
}

test('a worker that stops in good order puts its run back, and the next one ends it', async () => {
  const first = await start(true)
  const model = first.analyses.findModelBySlug('slow')
  const caller = { kind: 'account', accountId, role: 'user' } as const
  const { row } = await first.analyses.submit({ model, caller, fields: { text: '3' }, files: [] })
  await eventually('its start', async () => ((await rowOf(row.id))?.status === 'running' ? true : null))
  await first.stopWork(0)
  await first.close()
  expect(await rowOf(row.id)).toMatchObject({ status: 'queued', claim: null, attempts: 0 })
  const second = await start(true)
  await eventually('its end', async () => ((await rowOf(row.id))?.status === 'succeeded' ? true : null))
  await second.stopWork(0)
  await second.close()
})

test('the sweep deletes what is past its time and files that nobody owns, and nothing else', async () => {
  const side = await start(false)
  const model = side.analyses.findModelBySlug('reader')
  const caller = { kind: 'account', accountId, role: 'user' } as const
  const upload = async () => {
    const stored = await files.write(Readable.from([Buffer.from('a,b\n1,2\n')]), 1000)
    const given = { model, caller, fields: {}, files: [{ field: 'file', name: 'a.csv', stored }] }
    return (await side.analyses.submit(given)).row
  }
  const old = await upload()
  clock.pass(29 * 86_400_000)
  const young = await upload()
  const abandoned = await files.write(Readable.from([Buffer.from('x')]), 10)
  const arriving = await files.write(Readable.from([Buffer.from('x')]), 10)
  const seconds = clock().getTime() / 1000
  // Two days later, the upload that is still arriving counts as new.
  clock.pass(2 * 86_400_000)
  for (const key of [old.fileKey, young.fileKey, abandoned.key])
    await utimes(await files.local(key ?? ''), seconds, seconds)
  const now = clock().getTime() / 1000
  await utimes(await files.local(arriving.key), now, now)
  expect(await side.sweep()).toEqual({ analyses: 2, files: 1 })
  expect(await rowOf(old.id)).toBeUndefined()
  expect(await rowOf(young.id)).toMatchObject({ status: 'queued' })
  expect((await readdir(folder)).sort((a, b) => a.localeCompare(b))).toEqual(
    [young.fileKey ?? '', arriving.key].sort((a, b) => a.localeCompare(b)),
  )
  await side.close()
})
