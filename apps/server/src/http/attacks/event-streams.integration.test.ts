import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { registry: testRegistry })
})
afterAll(() => server.close())

/** A slow run, and its owner's event stream. */
async function slowRun() {
  const { client, token } = await signInFresh(server)
  const started = await client.call('analyze', {
    params: { '*': 'slow' },
    body: { text: '28' },
    headers: { prefer: 'respond-async' },
  })
  const id = String(Reflect.get(Object(started), 'id'))
  const follow = async () => {
    const stop = new AbortController()
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${server.url}/api/analyses/${id}/events`, { headers, signal: stop.signal })
    return { answer, stop: () => stop.abort() }
  }
  return { follow, end: () => client.call('deleteAnalysis', { params: { id } }) }
}

test('of one caller forty event streams are served at once, another when one is closed, and others’ meanwhile', async () => {
  const one = await slowRun()
  const other = await slowRun()
  const streams = await Promise.all(Array.from({ length: 40 }, one.follow))
  expect(new Set(streams.map(({ answer }) => answer.status))).toEqual(new Set([200]))
  const refused = await one.follow()
  expect(refused.answer.status).toBe(429)
  expect(await refused.answer.json()).toMatchObject({ problem: 'rate-limited' })
  streams.push(await other.follow())
  expect(streams.at(-1)?.answer.status).toBe(200)
  streams[0]?.stop()
  const served = await eventually('a free place', async () => {
    const next = await one.follow()
    return next.answer.status === 200 ? next : null
  })
  for (const { stop } of [...streams, served]) stop()
  await one.end()
  await other.end()
})
