import { Agent, get } from 'node:http'
import { expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { signInFresh } from '../testing/sign-in.ts'
import { startTestServer } from '../testing/start-test-server.ts'
import { testRegistry } from '../testing/test-registry.ts'

/** Status and what the answer says of its connection, over a connection that is kept where the server lets it. */
const ask = (url: string, agent: Agent) =>
  new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve({ status: answer.statusCode, connection: answer.headers.connection }))
    }).on('error', reject)
  })

test('a server that goes down says so, serves on, ends connections with their answers and sends streams elsewhere', async () => {
  const server = await startTestServer({ DRAIN_SECONDS: '3' }, { registry: testRegistry })
  const { client, token } = await signInFresh(server)
  const agent = new Agent({ keepAlive: true })
  expect(await ask(`${server.url}/readyz`, agent)).toEqual({ status: 200, connection: 'keep-alive' })

  const waiting = client.call('analyze', { params: { '*': 'slow' }, body: { text: '60' } })
  const id = await eventually('the run', async () => {
    const { items } = await client.call('listAnalyses', {})
    return items.find(({ status }) => status === 'running')?.id ?? null
  })
  const headers = { authorization: `Bearer ${token}` }
  const stream = fetch(`${server.url}/api/analyses/${id}/events`, { headers }).then((response) => response.text())
  await ask(`${server.url}/healthz`, agent)

  const began = performance.now()
  const closed = server.close()
  expect(await ask(`${server.url}/readyz`, agent)).toEqual({ status: 503, connection: 'close' })
  expect(await ask(`${server.url}/healthz`, agent)).toEqual({ status: 200, connection: 'close' })
  expect(await stream).toMatch(/\nretry: 1000\n\n$/)
  const echoed = await client.call('analyze', {
    params: { '*': 'echo' },
    body: { text: 'late' },
    headers: { prefer: 'respond-async' },
  })
  expect(echoed).toMatchObject({ status: 'queued' })

  // Told where its run is found before the connection would be cut.
  expect(await waiting).toMatchObject({ id, status: 'running' })
  expect(performance.now() - began).toBeGreaterThan(8000)
  await closed
  expect(performance.now() - began).toBeLessThan(16_000)
  await expect(ask(`${server.url}/healthz`, agent)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
}, 60_000)
