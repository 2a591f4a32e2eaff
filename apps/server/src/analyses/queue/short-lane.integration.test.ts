import { randomUUID } from 'node:crypto'
import { models } from '@vitrine/models/registry.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analysisRuns } from '../../database/schema/administration.ts'
import { analyses } from '../../database/schema/analyses.ts'
import { eventually } from '../../testing/eventually.ts'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'

let server: TestServer

const firstSampleOf = (id: string) => models.find((model) => model.id === id)?.work?.samples[0]?.id ?? ''

beforeAll(async () => {
  server = await startTestServer({}, { registry: testRegistry })
})
afterAll(() => server.close())

/** As if runs of a model had been counted. */
const count = (modelId: string, seconds: readonly number[], succeeded = true) =>
  server.database.db.insert(analysisRuns).values(
    seconds.map((one) => ({
      id: randomUUID(),
      at: server.clock(),
      modelId,
      byVisitor: true,
      sample: true,
      succeeded,
      seconds: one,
    })),
  )

const usualSeconds = async (id: string) =>
  (await server.client().call('getCatalogue', {})).models.find((model) => model.id === id)?.usualSeconds

test('the catalogue tells the median of what runs took, once there were enough', async () => {
  await count('echo', [0.2, 0.3, 0.4, 0.5])
  await count('echo', [90, 90, 90, 90, 90], false)
  server.clock.pass(300_000)
  expect(await usualSeconds('echo')).toBeNull()
  await count('echo', [1.234])
  await count('slow', [30, 31, 32, 33, 34])
  server.clock.pass(300_000)
  await eventually('the times to be read', async () => ((await usualSeconds('echo')) === null ? null : true))
  expect(await usualSeconds('echo')).toBe(0.4)
  expect(await usualSeconds('slow')).toBe(32)
})

test('a short run is over while a long one holds the only process', async () => {
  const { client, token } = await signInFresh(server)
  const send = async (model: string, text: string) => {
    const response = await fetch(`${server.url}/api/analyze/${model}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', prefer: 'respond-async', authorization: `Bearer ${token}` },
      body: JSON.stringify({ text }),
    })
    return ((await response.json()) as { data: { id: string } }).data.id
  }
  const stateOf = async (id: string) => {
    const [row] = await server.database.db.select().from(analyses).where(eq(analyses.id, id))
    return row
  }
  const long = await send('slow', '28')
  await eventually('its start', async () => ((await stateOf(long))?.status === 'running' ? true : null))
  const next = await send('slow', '1')
  const short = await send('echo', 'quick')
  expect(await client.call('getAnalysis', { params: { id: next } })).toMatchObject({ queuePlace: 0 })
  await eventually(
    'the end of the short run',
    async () => ((await stateOf(short))?.status === 'succeeded' ? true : null),
    20_000,
  )
  expect(await stateOf(short)).toMatchObject({ lane: 'short' })
  expect(await stateOf(long)).toMatchObject({ lane: 'long', status: 'running' })
  // The spare process runs short ones only.
  expect(await stateOf(next)).toMatchObject({ lane: 'long', status: 'queued' })
  for (const id of [next, long]) await client.call('deleteAnalysis', { params: { id } })
}, 60_000)

test('a new installation already knows by the measured times which models are short', async () => {
  const fresh = await startTestServer()
  try {
    const laneOfSample = async (slug: string, sample: string) => {
      const response = await fetch(`${fresh.url}/api/analyze/${slug}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', prefer: 'respond-async' },
        body: JSON.stringify({ sample }),
      })
      const { data } = (await response.json()) as { data: { id: string } }
      const [row] = await fresh.database.db.select().from(analyses).where(eq(analyses.id, data.id))
      return row?.lane
    }
    expect(await laneOfSample('audioTranscription', firstSampleOf('audioTranscription'))).toBe('long')
    expect(await laneOfSample('text-moderation', firstSampleOf('text-moderation'))).toBe('short')
  } finally {
    await fresh.close()
  }
}, 60_000)
