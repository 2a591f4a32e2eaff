import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer()
  ;({ token } = await signInFresh(server))
})
afterAll(() => server.close())

/** One connection for all calls, as between a proxy and the server. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

const call = (method: string, path: string, headers: Record<string, string>, body?: Buffer): Promise<number> =>
  new Promise((resolve, reject) => {
    const options = { agent, method, headers: { authorization: `Bearer ${token}`, ...headers } }
    const sent = request(`${server.url}${path}`, options, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.end(body)
  })

test('a connection serves on after an upload that was refused before its end', async () => {
  const boundary = 'boundary-of-the-test'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="photo"; filename="leaf.jpg"\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), Buffer.alloc(3_000_000, 7), Buffer.from(`\r\n--${boundary}--\r\n`)])
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  // No field of this name takes a file, which is known long before the file has arrived.
  expect(await call('POST', '/api/analyze/plant-disease', headers, body)).toBe(400)
  expect(await call('GET', '/healthz', {})).toBe(200)
})
