import type { Client } from '@vitrine/contracts/calls/client.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'

let server: TestServer
let client: Client

beforeAll(async () => {
  server = await startTestServer({}, { registry: testRegistry })
  client = (await signInFresh(server)).client
})
afterAll(() => server.close())

const paint = async () =>
  z
    .object({ answer: z.string() })
    .parse(await client.call('analyze', { params: { '*': 'dot' }, body: { text: 'red' } }))

const newest = async () => (await client.call('listAnalyses', {})).items[0]?.id ?? ''

test('a picture that an engine made is stored, and served at a signed address until it is deleted', async () => {
  const { answer: address } = await paint()
  expect(address).toMatch(/^\/files\/[0-9a-f]{32}\.png\?expires=\d+&signature=/)
  const picture = await fetch(new URL(address, server.url))
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect(
    Buffer.from(await picture.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')

  const id = await newest()
  const { output, blocks } = await client.call('getAnalysis', { params: { id } })
  expect(JSON.stringify({ output, blocks })).not.toMatch(/data:image|stored-file/)
  expect((await fetch(new URL(z.object({ answer: z.string() }).parse(output).answer, server.url))).status).toBe(200)

  const files = (await server.listFiles()).length
  await client.call('deleteAnalysis', { params: { id } })
  expect((await server.listFiles()).length).toBe(files - 1)
  expect((await fetch(new URL(address, server.url))).status).toBe(404)
})

test('text that looks like a reference gets no address', async () => {
  await paint()
  const [file] = await server.listFiles()
  const text = `stored-file:${file}`
  expect(await client.call('analyze', { params: { '*': 'echo' }, body: { text } })).toEqual({ answer: text })
})
