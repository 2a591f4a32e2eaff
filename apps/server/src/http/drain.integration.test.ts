import { Agent, get } from 'node:http'
import { expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { testRegistry } from '../testing/models/test-registry.ts'
import { signInFresh } from '../testing/people/sign-in.ts'
import { startTestServer } from '../testing/processes/start-test-server.ts'

/** The status and the Connection header of the answer, over a connection that is kept alive if the server allows it. */
const ask = (url: string, agent: Agent) =>
  new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve({ status: answer.statusCode, connection: answer.headers.connection }))
    }).on('error', reject)
  })

/** Sends requests over new connections until none is accepted. One that was just accepted may be cut instead. */
const refusal = (url: string) =>
  eventually('the refusal of new connections', () =>
    ask(`${url}/healthz`, new Agent()).then(
      () => null,
      (error: { code: string }) => (error.code === 'ECONNREFUSED' ? true : null),
    ),
  )

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

  const order: string[] = []
  const noted = <Value>(name: string, work: Promise<Value>) => work.finally(() => order.push(name))
  const told = noted('the waiting one is told', waiting)
  const closed = noted('the server is closed', server.close())
  expect(await ask(`${server.url}/readyz`, agent)).toEqual({ status: 503, connection: 'close' })
  expect(await ask(`${server.url}/healthz`, agent)).toEqual({ status: 200, connection: 'close' })
  expect(await stream).toMatch(/\nretry: 1000\n\n$/)
  const echoed = await client.call('analyze', {
    params: { '*': 'echo' },
    body: { text: 'late' },
    headers: { prefer: 'respond-async' },
  })
  expect(echoed).toMatchObject({ status: 'queued' })

  await noted('nothing new is taken', refusal(server.url))
  // Told the address of its run before the connection would be cut, and no sooner than necessary: the run continues
  // until then.
  expect(await told).toMatchObject({ id, status: 'running' })
  await closed
  expect(order).toEqual(['nothing new is taken', 'the waiting one is told', 'the server is closed'])
}, 60_000)
