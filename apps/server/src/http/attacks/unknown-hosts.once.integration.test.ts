import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', PUBLIC_URL: 'https://showcase.example' })
})
afterAll(() => server.close())

interface Sent {
  host: string
  origin?: string
  'sec-fetch-site'?: string
  accept?: string
}

interface Answer {
  status: number
  body: string
}

/** With the `Host` as given, which `fetch` writes itself. */
const send = (method: string, path: string, headers: Sent) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    const sent = request({ hostname, port, method, path, headers: { ...headers } }, (answer) => {
      let body = ''
      answer.setEncoding('utf8')
      answer.on('data', (text: string) => (body += text))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }))
    })
    sent.on('error', reject).end()
  })

test.each(['/', '/explore', '/api/models', '/openapi.json', '/robots.txt', '/no-such-page'])(
  'a name that a stranger lets lead here opens nothing at %s',
  async (path) => {
    for (const host of ['rebound.test:8080', 'showcase.example.rebound.test', 'www.showcase.example']) {
      const { status, body } = await send('GET', path, { host, accept: 'text/html' })
      expect(status).toBe(421)
      expect(JSON.parse(body)).toMatchObject({ problem: 'host-unknown', hint: expect.stringContaining('PUBLIC_URL') })
      // Neither the stranger's name nor ours is told.
      expect(body).not.toMatch(/rebound|showcase\.example/)
    }
    const { status } = await send('GET', path, { host: 'showcase.example', accept: 'text/html' })
    expect(status).not.toBe(421)
  },
)

/** The answer to lines that no HTTP client would write. */
async function sendLines(...lines: string[]): Promise<string> {
  const { hostname, port } = new URL(server.url)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.setEncoding('utf8')
  socket.end(`${lines.join('\r\n')}\r\nconnection: close\r\n\r\n`)
  let answer = ''
  socket.on('data', (text: string) => (answer += text))
  await once(socket, 'close')
  return answer
}

test.each(['/', '/api/models', '/healthz', '/no-such-page'])(
  'a request of two hosts is refused at %s, whichever comes first and even if both are ours',
  async (path) => {
    const own = 'Host: showcase.example'
    for (const hosts of [
      [own, 'Host: rebound.test'],
      ['host: rebound.test', own],
      [own, own],
      [own, 'HOST:'],
    ]) {
      const answer = await sendLines(`GET ${path} HTTP/1.1`, ...hosts)
      expect(answer, hosts.join()).toMatch(/^HTTP\/1\.1 400 /)
      expect(answer).toContain('more than one Host header')
      expect(answer).not.toContain('rebound')
    }
    expect(await sendLines(`GET ${path} HTTP/1.1`, own)).not.toMatch(/^HTTP\/1\.1 4(00|21) /)
  },
)

test('probes name what they like', async () => {
  expect((await send('GET', '/healthz', { host: 'pod-7.cluster.test' })).status).toBe(200)
})

test('a page of a stranger’s name can have a browser send nothing, whatever it calls itself', async () => {
  const host = new URL(server.url).host
  const refused: Sent[] = [
    // Rebound, by plain http: browsers tell no site there, and the page's origin is the host that it called.
    { host: 'rebound.test:8080', origin: 'http://rebound.test:8080' },
    { host: 'rebound.test:8080', origin: 'http://rebound.test:8080', 'sec-fetch-site': 'same-origin' },
    { host, origin: 'http://rebound.test:8080' },
    { host, origin: 'http://localhost:3000' },
    { host, origin: 'null' },
    { host: 'showcase.example', origin: 'http://showcase.example.rebound.test' },
  ]
  for (const headers of refused) {
    const { status, body } = await send('POST', '/v1/app/auth/logout', headers)
    expect([403, 421], JSON.stringify(headers)).toContain(status)
    expect(JSON.parse(body)).toMatchObject({ success: false })
  }
})

test('our own pages send, by a number, by https through a proxy and by a name of the own network', async () => {
  const host = new URL(server.url).host
  const own: Sent[] = [
    { host, origin: server.url },
    { host },
    { host: 'showcase.example', origin: 'https://showcase.example' },
    // A proxy that writes a Host of its own.
    { host: 'vitrine:8080', origin: 'https://showcase.example' },
    { host: 'vitrine:8080', origin: 'http://vitrine:8080' },
    { host, origin: 'null', 'sec-fetch-site': 'same-origin' },
  ]
  for (const headers of own) {
    expect((await send('POST', '/v1/app/auth/logout', headers)).status, JSON.stringify(headers)).toBeLessThan(401)
  }
})
