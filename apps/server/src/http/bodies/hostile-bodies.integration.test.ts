import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { registry: testRegistry })
})
afterAll(() => server.close())

const piece = Buffer.alloc(1_048_576, 'a')

/** Sends a form of that many fields of that many megabytes, as fast as it is read, until an answer comes. */
const sendForm = (fields: number, megabytes: number, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; sent: number }>((resolve, reject) => {
    const type = 'multipart/form-data; boundary=x'
    let sent = 0
    const answer = { came: false }
    const call = request(
      `${server.url}/api/analyze/echo`,
      { method: 'POST', headers: { 'content-type': type, ...headers } },
      (response) => {
        answer.came = true
        response.resume()
        resolve({ status: response.statusCode ?? 0, sent })
        call.destroy()
      },
    )
    call.on('error', (error) => answer.came || reject(error))
    const write = async () => {
      for (let field = 0; field < fields && !answer.came; field++) {
        call.write(`--x\r\ncontent-disposition: form-data; name="field${field}"\r\n\r\n`)
        for (let part = 0; part < megabytes && !answer.came; part++) {
          sent += piece.length
          if (!call.write(piece)) await new Promise((drained) => setTimeout(drained, 2))
        }
        call.write('\r\n')
      }
      if (!answer.came) call.end('--x--\r\n')
    }
    void write()
  })

test('a form of 48 fields of 12 MB is refused while it is read, five at once', async () => {
  const before = process.memoryUsage().rss
  const answers = await Promise.all(Array.from({ length: 5 }, () => sendForm(48, 12)))
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(413))
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1_048_576)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})

test('many small fields count together, for those who are signed in as well', async () => {
  const { token } = await signInFresh(server)
  // Each is less than a visitor may send.
  const form = new FormData()
  for (const name of ['one', 'two', 'three']) form.set(name, 'a'.repeat(100_000))
  const anonymous = await fetch(`${server.url}/api/analyze/echo`, { method: 'POST', body: form })
  expect([anonymous.status, await anonymous.text()]).toEqual([413, expect.stringContaining('256 KB')])
  expect(await sendForm(6, 1, { authorization: `Bearer ${token}` })).toMatchObject({ status: 413 })
})

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })

const manyKeys = `{${Array.from({ length: 190_000 }, (_, index) => `"k${index}":1`).join(',')}}`

test('a body of many keys is refused before it is parsed, no matter who sends it', async () => {
  const { token } = await signInFresh(server)
  const anonymous = await post('/api/analyze/echo', manyKeys)
  expect(anonymous.status).toBe(413)
  expect(await anonymous.json()).toMatchObject({ problem: 'input-too-large', error: expect.stringContaining('256 KB') })
  const known = await post('/api/analyze/echo', manyKeys, { authorization: `Bearer ${token}` })
  expect(known.status).toBe(413)
  expect(await known.json()).toMatchObject({ error: expect.stringContaining('1,000 keys') })
  const values = `{"text":[${Array(20_000).fill('1').join(',')}]}`
  expect((await post('/api/analyze/echo', values)).status).toBe(413)
})

test('a text of a megabyte in JSON is for those who are signed in', async () => {
  const { token } = await signInFresh(server)
  const body = JSON.stringify({ text: 'a'.repeat(1_000_000) })
  expect((await post('/api/analyze/echo', body)).status).toBe(413)
  expect((await post('/api/analyze/echo', body, { authorization: `Bearer ${token}` })).status).toBe(200)
})

test('a body nested 5,000 deep is malformed, on login too', async () => {
  const deep = `{"email":${'['.repeat(5000)}${']'.repeat(5000)},"password":"x"}`
  for (const path of ['/v1/app/auth/login', '/v1/app/users', '/api/analyze/echo']) {
    const answer = await post(path, deep)
    expect(answer.status, path).toBe(400)
    expect(await answer.json()).toMatchObject({ problem: 'invalid-request' })
  }
})

test.each(['latin1', 'utf16le'] as const)(
  'a body in %s is refused in words, and no letter of it is lost',
  async (encoding) => {
    const headers = { 'content-type': `application/json; charset=${encoding}` }
    const body = new Uint8Array(Buffer.from('{"text":"Zoë"}', encoding))
    const answer = await fetch(`${server.url}/api/analyze/echo`, { method: 'POST', headers, body })
    expect([answer.status, await answer.json()]).toMatchObject([400, { problem: 'invalid-request' }])
  },
)

test('letters of any script arrive as they were sent', async () => {
  const { token } = await signInFresh(server)
  const answer = await post('/api/analyze/echo', '{"text":"Zoë 漢字 🐄"}', { authorization: `Bearer ${token}` })
  expect(await answer.json()).toMatchObject({ data: { answer: 'Zoë 漢字 🐄' } })
})

/** The answer received by a client that writes its whole request before it reads, as browsers do. */
async function heardAtTheEnd(path: string, type: string, body: Buffer, headers = ''): Promise<string> {
  const { hostname, port } = new URL(server.url)
  const socket = connect({ host: hostname, port: Number(port) }).pause()
  await once(socket, 'connect')
  const head = `POST ${path} HTTP/1.1\r\nhost: vitrine\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n`
  const broken = new Promise<never>((_, reject) => socket.once('error', reject))
  const written = new Promise<void>((resolve) => {
    socket.write(`${head}${headers}\r\n`)
    socket.write(body, () => resolve())
  })
  await Promise.race([written, broken])
  const heard = once(socket, 'data')
  socket.resume()
  const [answer] = (await Promise.race([heard, broken])) as [Buffer]
  socket.destroy()
  return answer.toString('utf8')
}

const megabytes = (count: number) => Buffer.alloc(count * 1_048_576, 'b')

test.each([
  ['a JSON body of 22 MB', '/api/analyze/echo', 'application/json', megabytes(22), '413', '256 KB'],
  ['one to an address that is none', '/v1/app/elsewhere', 'application/json', megabytes(22), '413', '256 KB'],
  ['a kind that is not read', '/api/analyze/echo', 'text/csv', megabytes(22), '415', 'application/json'],
  [
    'one of somebody who is not signed in',
    '/api/batches',
    'multipart/form-data; boundary=x',
    megabytes(60),
    '401',
    'token',
  ],
])('%s is answered, however its sender goes about it', async (_name, path, type, body, status, words) => {
  for (const headers of ['', 'connection: close\r\n', 'connection: keep-alive\r\n']) {
    const answer = await heardAtTheEnd(path, type, body, headers)
    expect(answer).toContain(`HTTP/1.1 ${status} `)
    expect(answer).toContain(words)
  }
})

test('a file far over the limit is answered with its limit, and nothing of it is kept', async () => {
  const { token } = await signInFresh(server)
  const start = '--x\r\ncontent-disposition: form-data; name="file"; filename="long.txt"\r\n\r\n'
  const body = Buffer.concat([Buffer.from(start), megabytes(60), Buffer.from('\r\n--x--\r\n')])
  const sender = `authorization: Bearer ${token}\r\nconnection: close\r\n`
  const kept = await server.listFiles()
  const answer = await heardAtTheEnd('/api/analyze/reader', 'multipart/form-data; boundary=x', body, sender)
  expect(answer).toContain('HTTP/1.1 413 ')
  expect(answer).toContain('1 MB')
  expect(await server.listFiles()).toEqual(kept)
})

test('a body without an end is cut off', async () => {
  const { hostname, port } = new URL(server.url)
  const socket = connect({ host: hostname, port: Number(port) })
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.on('error', () => undefined).resume()
  socket.write('POST /api/batches HTTP/1.1\r\nhost: vitrine\r\ncontent-type: application/json\r\n')
  socket.write('transfer-encoding: chunked\r\n\r\n')
  const chunk = Buffer.concat([Buffer.from('100000\r\n'), megabytes(1), Buffer.from('\r\n')])
  const sent = { megabytes: 0 }
  const more = () => {
    while (!socket.destroyed && socket.write(chunk)) sent.megabytes++
    sent.megabytes++
  }
  socket.on('drain', more)
  more()
  await closed
  expect(sent.megabytes).toBeLessThan(300)
})
