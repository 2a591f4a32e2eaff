import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@vitrine/contracts/calls/client.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analyses } from '../database/schema/analyses.ts'
import { eventually } from '../testing/eventually.ts'
import { testRegistry } from '../testing/models/test-registry.ts'
import { signInFresh } from '../testing/people/sign-in.ts'
import { isRunning, recordedPids } from '../testing/processes/processes.ts'
import { startTestServer, type TestServer } from '../testing/processes/start-test-server.ts'
import { readEvents } from '../testing/read-events.ts'

let server: TestServer
let client: Client
let token: string
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-stop-'))
  server = await startTestServer({}, { registry: testRegistry })
  ;({ client, token } = await signInFresh(server))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const run = (slug: string, body: Record<string, string | number>) =>
  client.call('analyze', { params: { '*': slug }, body })

async function start(slug: string, body: Record<string, string>) {
  const started = await client.call('analyze', { params: { '*': slug }, body, headers: { prefer: 'respond-async' } })
  return (started as { id: string }).id
}

/** A successful run right after: the pool has recovered. */
const expectWorking = async () => expect(await run('echo', { text: 'still here' })).toEqual({ answer: 'still here' })

test('cancelling stops a process that listens to no signal, and tells followers and waiters', async () => {
  const path = join(folder, 'stubborn')
  const waiting = run('stubborn', { text: path }).catch((error: unknown) => error)
  const [pid = 0] = await recordedPids(path, 1)
  const [analysis] = (await client.call('listAnalyses', {})).items
  const id = analysis?.id ?? ''
  const events = readEvents(
    await fetch(`${server.url}/api/analyses/${id}/events`, { headers: { authorization: `Bearer ${token}` } }),
  )
  expect((await events.next()).value).toMatchObject({ state: { status: 'running' } })
  expect(await client.call('deleteAnalysis', { params: { id } })).toEqual({ deleted: true })
  // By itself it would run for a minute.
  await eventually('the end of the process', async () => (isRunning(pid) ? null : true))
  const rest = await Array.fromAsync(events)
  expect(rest.at(-1)?.state).toMatchObject({ status: 'cancelled', summary: null, inputName: null })
  expect(await waiting).toMatchObject({ status: 409, problem: 'analysis-cancelled' })
  await expect(client.call('getAnalysis', { params: { id } })).rejects.toMatchObject({ status: 404 })
  await expectWorking()
})

test('a run that obeys the signal leaves its process warm', async () => {
  const before = await run('process-id', { text: 'x' })
  const id = await start('slow', { text: '30' })
  await eventually('its start', async () =>
    (await client.call('getAnalysis', { params: { id } })).status === 'running' ? true : null,
  )
  await client.call('deleteAnalysis', { params: { id } })
  expect(await run('process-id', { text: 'x' })).toEqual(before)
})

test('what waits in the queue is cancelled before it ran', async () => {
  const path = join(folder, 'never')
  const first = await start('slow', { text: '2' })
  const second = await start('stubborn', { text: path })
  await client.call('deleteAnalysis', { params: { id: second } })
  await client.call('deleteAnalysis', { params: { id: first } })
  // It would have come before this one.
  await expectWorking()
  await expect(access(path)).rejects.toMatchObject({ code: 'ENOENT' })
})

test('a run past its deadline is killed and says so', async () => {
  await expect(run('late', { text: 'x' })).rejects.toMatchObject({
    status: 422,
    problem: 'deadline-exceeded',
    message: 'The analysis took longer than 1 second and was stopped.',
    // The input is a letter: it is not what took so long.
    hint: expect.stringMatching(/busy.* run it again/),
  })
  await expectWorking()
})

test('a run that holds too much memory outside of the heap is killed and says so', async () => {
  await expect(run('greedy', { text: 'x' })).rejects.toMatchObject({
    status: 422,
    problem: 'memory-exceeded',
    message: 'The analysis needed more than 300 MB of memory and was stopped.',
  })
  await expectWorking()
})

test('a process that crashes is replaced, and the run tried once more', async () => {
  const path = join(folder, 'crash-once')
  expect(await run('crashing', { text: path, times: 1 })).toEqual({ answer: 'recovered' })
  expect(new Set(await recordedPids(path, 2)).size).toBe(2)
})

test('a run that crashes twice fails', async () => {
  const path = join(folder, 'crash-always')
  await expect(run('crashing', { text: path, times: 3 })).rejects.toMatchObject({
    status: 503,
    problem: 'engine-unavailable',
  })
  expect(await recordedPids(path, 2)).toHaveLength(2)
  await expectWorking()
})

test('a run whose worker went down each time says so, and blames no engine', async () => {
  const first = await start('slow', { text: '2' })
  const second = await start('slow', { text: '0.1' })
  await server.database.db.update(analyses).set({ attempts: 3 }).where(eq(analyses.id, second))
  await client.call('deleteAnalysis', { params: { id: first } })
  const { failure } = await eventually('its end', async () => {
    const analysis = await client.call('getAnalysis', { params: { id: second } })
    return analysis.status === 'failed' ? analysis : null
  })
  expect(failure).toMatchObject({
    problem: 'engine-unavailable',
    error: expect.stringMatching(/^The server was stopped/),
  })
})
