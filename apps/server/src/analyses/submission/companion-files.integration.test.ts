import type { Client } from '@vitrine/contracts/calls/client.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'

/** A picture with a table beside it, from the request to its deletion. */

let server: TestServer
let client: Client

beforeAll(async () => {
  server = await startTestServer({}, { registry: testRegistry })
  ;({ client } = await signInFresh(server))
})
afterAll(() => server.close())

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const picture = () => new File([new Uint8Array(dot)], 'cow.png', { type: 'image/png' })
const table = (rows = 'cow,milk\n1,20\n') => new File([rows], 'herd.csv', { type: 'text/csv' })
const both = `image/png ${dot.length}, herd.csv cow,milk\n1,20\n`

const run = (files: { file?: File; table?: File }, key?: string) =>
  client.call('analyze', { params: { '*': 'pair' }, files, headers: { 'idempotency-key': key } })

async function newest() {
  server.clock.pass(1000)
  const [item] = (await client.call('listAnalyses', {})).items
  return client.call('getAnalysis', { params: { id: item?.id ?? '' } })
}

test('the engine gets both, and the analysis shows both', async () => {
  expect(await run({ file: picture(), table: table() })).toEqual({ answer: both })
  const { input } = await newest()
  expect(input).toMatchObject({
    name: 'cow.png',
    mediaType: 'image/png',
    companion: { name: 'herd.csv', mediaType: 'text/csv' },
  })
  expect(await (await fetch(`${server.url}${input.companion?.url}`)).text()).toBe('cow,milk\n1,20\n')
})

test('either alone is enough', async () => {
  expect(await run({ file: picture() })).toEqual({ answer: `image/png ${dot.length}` })
  expect(await run({ table: table() })).toEqual({ answer: 'text/csv 14' })
  expect((await newest()).input.companion).toBeNull()
})

test('a rerun takes both and outlives the first, and deleting erases both', async () => {
  const before = await server.listFiles()
  await run({ file: picture(), table: table() })
  const { id } = await newest()
  const again = await client.call('rerunAnalysis', { params: { id } })
  await client.call('deleteAnalysis', { params: { id } })
  await expect
    .poll(() => client.call('getAnalysis', { params: { id: again.id } }), { timeout: 10_000 })
    .toMatchObject({ status: 'succeeded', output: { answer: both } })
  await client.call('deleteAnalysis', { params: { id: again.id } })
  expect(await server.listFiles()).toEqual(before)
})

test('a request is the same one only when both files are', async () => {
  await run({ file: picture(), table: table() }, 'pair-1')
  const before = await server.listFiles()
  expect(await run({ file: picture(), table: table() }, 'pair-1')).toEqual({ answer: both })
  expect((await server.listFiles()).length).toBe(before.length)
  const other = run({ file: picture(), table: table('cow,milk\n1,21\n') }, 'pair-1')
  await expect(other).rejects.toMatchObject({ status: 409, problem: 'idempotency-mismatch' })
  await expect(run({ file: picture() }, 'pair-1')).rejects.toMatchObject({ problem: 'idempotency-mismatch' })
  expect((await server.listFiles()).length).toBe(before.length)
})

test('each is held to the limit and to its field’s types, and nothing is kept of a refused pair', async () => {
  const before = await server.listFiles()
  const large = table('1,2\n'.repeat(300_000))
  await expect(run({ file: picture(), table: large })).rejects.toMatchObject({ problem: 'input-too-large' })
  await expect(run({ file: picture(), table: picture() })).rejects.toMatchObject({ problem: 'type-unsupported' })
  await expect(run({ file: table(), table: table() })).rejects.toMatchObject({ problem: 'type-unsupported' })
  expect(await server.listFiles()).toEqual(before)
})
