import type { Block } from '@vitrine/contracts/blocks/block.ts'
import type { Client } from '@vitrine/contracts/calls/client.ts'
import { createClient } from '@vitrine/contracts/calls/client.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analyses } from '../../database/schema/analyses.ts'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'

let server: TestServer
let owner: Client

beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: 'on' }, { registry: testRegistry })
  owner = (await signInFresh(server)).client
})
afterAll(() => server.close())

const blocks: Block[] = [
  { kind: 'notice', tone: 'info', text: 'Read.' },
  {
    kind: 'fields',
    items: [
      { name: 'total', label: 'Total', value: '12.00 EUR', confidence: 0.6, place: null },
      { name: 'due', label: 'Due', value: null, confidence: null, place: null },
    ],
  },
  {
    kind: 'table',
    columns: [
      { label: 'Item', align: 'start' },
      { label: 'Quantity', align: 'end' },
    ],
    rows: [[{ value: 'Paper' }, { value: 3, confidence: 0.5 }]],
  },
]

/** A document's answer, as an engine would have stored it. */
async function answered(client: Client, body: { text: string } | { sample: string } = { text: 'a' }) {
  const state = (await client.call('analyze', {
    params: { '*': 'echo' },
    body,
    headers: { prefer: 'respond-async' },
  })) as { id: string }
  await server.database.db
    .update(analyses)
    .set({ status: 'succeeded', blocks, summary: 'Read.', claim: null })
    .where(eq(analyses.id, state.id))
  return state.id
}

const correct = (client: Client, id: string, place: string, value: string | null) =>
  client.call('correctValue', { params: { id }, body: { place, value } })

test('a value is corrected, shown with what was read, counted as feedback, and taken back', async () => {
  const id = await answered(owner)
  await correct(owner, id, '1.0', ' 21.00 EUR ')
  const corrections = await correct(owner, id, '2.0.1', '4')
  expect(corrections).toMatchObject([
    { place: '1.0', label: 'Total', read: '12.00 EUR', value: '21.00 EUR' },
    { place: '2.0.1', label: 'Quantity, row 1', read: '3', value: '4' },
  ])
  const read = await owner.call('getAnalysis', { params: { id } })
  expect(read).toMatchObject({ corrections, mayCorrect: true, feedback: null })
  expect(read.blocks[1]).toMatchObject({
    items: [{ value: '21.00 EUR', correctedFrom: '12.00 EUR', confidence: null }, { value: null }],
  })
  expect(read.blocks[2]).toMatchObject({ rows: [[{ value: 'Paper' }, { value: '4', correctedFrom: '3' }]] })

  const admin = (await signInFresh(server, 'admin')).client
  const feedback = async () => (await admin.call('listFeedback', {})).items.find(({ analysisId }) => analysisId === id)
  expect(await feedback()).toMatchObject({ verdict: 'partly', corrected: 2, comment: null })
  // Entering the value that was read is no correction.
  await correct(owner, id, '2.0.1', '3')
  expect(await feedback()).toMatchObject({ corrected: 1 })
  expect(await owner.call('undoCorrection', { params: { id, place: '1.0' } })).toEqual([])
  expect(await feedback()).toBeUndefined()
  expect((await owner.call('getAnalysis', { params: { id } })).blocks).toEqual(blocks)
})

test('a verdict that somebody gave stays when values are corrected and taken back', async () => {
  const id = await answered(owner)
  await owner.call('giveFeedback', { params: { id }, body: { verdict: 'wrong' } })
  await correct(owner, id, '1.1', '9.00 EUR')
  await correct(owner, id, '1.0', null)
  expect(await owner.call('getAnalysis', { params: { id } })).toMatchObject({ feedback: { verdict: 'wrong' } })
  await owner.call('undoCorrection', { params: { id, place: '1.1' } })
  await owner.call('undoCorrection', { params: { id, place: '1.0' } })
  expect(await owner.call('getAnalysis', { params: { id } })).toMatchObject({ feedback: { verdict: 'wrong' } })
})

/** A visitor at that address. */
const from = (address: string) =>
  createClient({
    baseUrl: server.url,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set('x-forwarded-for', address)
      return fetch(input, { ...init, headers })
    },
  })

test('only who ran it may correct it; of visitors, the one of that address', async () => {
  const [mine, other] = [from('2001:db8:1::1'), from('2001:db8:2::1')]
  const id = await answered(mine, { sample: 'hello' })
  await expect(correct(other, id, '1.0', 'x')).rejects.toMatchObject({ status: 403, problem: 'act-not-allowed' })
  await expect(correct(owner, id, '1.0', 'x')).rejects.toMatchObject({ status: 403 })
  expect(await other.call('getAnalysis', { params: { id } })).toMatchObject({ mayCorrect: false })
  expect(await correct(mine, id, '1.0', '1.00 EUR')).toHaveLength(1)
  const owned = await answered(owner)
  await expect(correct(mine, owned, '1.0', 'x')).rejects.toMatchObject({ status: 404 })
})

test('a place without a value, a broken place and too long a value are named', async () => {
  const id = await answered(owner)
  for (const place of ['0.0', '1.7', '1.0.0', '2.0', '9.9']) {
    await expect(correct(owner, id, place, 'x')).rejects.toMatchObject({ status: 404, problem: 'not-found' })
  }
  await expect(correct(owner, id, 'total', 'x')).rejects.toMatchObject({ status: 400 })
  await expect(correct(owner, id, '1.0', 'x'.repeat(2001))).rejects.toMatchObject({ status: 400 })
})

test('corrections go with the analysis', async () => {
  const id = await answered(owner)
  await correct(owner, id, '1.0', '1.00 EUR')
  await owner.call('deleteAnalysis', { params: { id } })
  const [row] = await server.database.db.select().from(analyses).where(eq(analyses.id, id))
  expect(row?.corrections).toEqual([])
})
