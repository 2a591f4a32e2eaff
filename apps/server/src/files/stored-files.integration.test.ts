import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import type { Client } from '@vitrine/contracts/calls/client.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testRegistry } from '../testing/models/test-registry.ts'
import { signInFresh } from '../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../testing/processes/start-test-server.ts'

let server: TestServer
let client: Client

beforeAll(async () => {
  server = await startTestServer({}, { registry: testRegistry })
  ;({ client } = await signInFresh(server))
})
afterAll(() => server.close())

const csv = `date,sold\n${Array.from({ length: 50 }, (_, day) => `2026-01-${day},${day}`).join('\n')}\n`
// The signature and the first chunk of a PNG: enough to detect the type.
const png = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), randomBytes(64)])

const csvFile = () => new File([csv], 'sales.csv')

const upload = (content: string | Buffer<ArrayBuffer>, name: string, type = '') =>
  client.call('analyze', { params: { '*': 'reader' }, files: { file: new File([content], name, { type }) } })

async function addressOfNewest(): Promise<string> {
  const [item] = (await client.call('listAnalyses', { query: { limit: 1 } })).items
  const { input } = await client.call('getAnalysis', { params: { id: item?.id ?? '' } })
  return `${server.url}${input.url}`
}

test('a file is judged by its content and served as that, whatever it called itself', async () => {
  expect(await upload(png, 'report.pdf', 'text/html')).toMatchObject({ answer: expect.stringMatching(/^image\/png /) })
  const response = await fetch(await addressOfNewest())
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(Buffer.from(await response.arrayBuffer()).equals(png)).toBe(true)
})

test('a file’s name is one line, without marks that turn its end around', async () => {
  server.clock.pass(1000)
  await upload(csv, 'sales\u202evsc.exe\u2028of\u200b May.csv')
  const { items } = await client.call('listAnalyses', { query: { limit: 1 } })
  const { input } = await client.call('getAnalysis', { params: { id: items[0]?.id ?? '' } })
  expect(input.name).toBe('salesvsc.exe of May.csv')
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>\n'
const html = '<!doctype html><title>a,b</title>\n<script>alert(1)</script>\n'

test.each([
  ['an SVG', svg, 'sales.svg', 'image/svg+xml'],
  ['a page', html, 'sales.html', 'text/html'],
])(
  '%s that is taken for a table is served as plain text, which no browser opens as a page',
  async (_, content, name, type) => {
    server.clock.pass(1000)
    await upload(content, name, type)
    const { headers } = await fetch(await addressOfNewest())
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
  },
)

test('a file’s name is no path: what is stored has a name of our own, below the folder of files', async () => {
  const [before, around] = [await server.listFiles(), await readdir(server.folder)]
  const names = [
    '../../evil.csv',
    '..\\..\\evil.csv',
    '/etc/evil.csv',
    'evil.csv\0.png',
    '%2e%2e%2fevil.csv',
    '.htaccess',
    'a'.repeat(5000),
  ]
  for (const name of names) {
    server.clock.pass(1000)
    await upload(csv, name)
  }
  const stored = (await server.listFiles()).filter((name) => !before.includes(name))
  expect(stored).toHaveLength(names.length)
  for (const name of stored) expect(name).toMatch(/^[0-9a-f]{32}\.csv$/)
  expect(await readdir(server.folder)).toEqual(around)
})

test('a file’s name is one value of its header, whatever stands in it', async () => {
  server.clock.pass(1000)
  await upload(csv, 'a"; filename=evil.html; x="\u00e9 1;2.csv')
  const disposition = (await fetch(await addressOfNewest())).headers.get('content-disposition') ?? ''
  expect(disposition).toMatch(/^inline; filename="[\w.-]+"; filename\*=UTF-8''[\w.%!'()*~-]+$/)
})

test('ranges, HEAD, and addresses that were tampered with', async () => {
  server.clock.pass(1000)
  await upload(csv, 'sales.csv')
  const address = await addressOfNewest()
  const part = await fetch(address, { headers: { range: 'bytes=0-8' } })
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    `bytes 0-8/${csv.length}`,
    'date,sold',
  ])
  const end = await fetch(address, { headers: { range: 'bytes=-4' } })
  expect([end.status, await end.text()]).toEqual([206, csv.slice(-4)])
  const beyond = await fetch(address, { headers: { range: `bytes=${csv.length}-` } })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${csv.length}`])
  const head = await fetch(address, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), head.headers.get('accept-ranges')]).toEqual([
    200,
    String(csv.length),
    'bytes',
  ])
  const whole = await fetch(address)
  expect([whole.headers.get('content-type'), await whole.text()]).toEqual(['text/plain; charset=utf-8', csv])

  const tampered = new URL(address)
  tampered.searchParams.set('expires', String(Number(tampered.searchParams.get('expires')) + 3600))
  expect((await fetch(tampered)).status).toBe(404)
  const otherKey = new URL(address)
  otherKey.pathname = `/files/${'0'.repeat(32)}.csv`
  expect((await fetch(otherKey)).status).toBe(404)
  expect((await fetch(`${server.url}/files/..%2f..%2fetc%2fpasswd?expires=1&signature=x`)).status).toBe(404)
})

test.each([
  [
    'a GIF',
    Buffer.from('GIF89a........................'),
    'a.pdf',
    415,
    'This is a GIF file; Test reader accepts PDF, PNG or CSV.',
  ],
  ['an MP3', Buffer.from(`ID3\u0004\0\0\0\0\0\0${'\0'.repeat(64)}`), 'a.csv', 415, /^This is an MP3/],
  ['nothing we know', randomBytes(200), 'a.csv', 415, /of no kind that we know|^This is/],
  ['an empty file', '', 'a.csv', 422, 'The file is empty.'],
  ['1.2 MB', `a,b\n${'1,2\n'.repeat(320_000)}`, 'a.csv', 413, 'The file is 1.2 MB; Test reader accepts at most 1 MB.'],
  [
    '20 MB',
    Buffer.alloc(20 * 1_048_576, 'a'),
    'a.csv',
    413,
    'The file is larger than any model takes; Test reader accepts at most 1 MB.',
  ],
])('%s is refused in words, and nothing of it is kept', async (_, content, name, status, message) => {
  const before = await server.listFiles()
  await expect(upload(content, name)).rejects.toMatchObject({
    status,
    message: expect.stringMatching(message),
  })
  await expect.poll(() => server.listFiles()).toEqual(before)
})

test('two files, or a file beside a text or a sample, are one input too many', async () => {
  const before = await server.listFiles()
  const send = async (fill: (form: FormData) => void) => {
    const body = new FormData()
    fill(body)
    const headers = { authorization: `Bearer ${(await signInFresh(server)).token}` }
    const response = await fetch(`${server.url}/api/analyze/reader`, { method: 'POST', body, headers })
    return ((await response.json()) as { problem: string }).problem
  }
  const both = (name: string, value: string | File) => (form: FormData) => {
    form.append('file', csvFile())
    form.append(name, value)
  }
  expect(await send(both('file', csvFile()))).toBe('input-ambiguous')
  expect(await send(both('text', 'hello'))).toBe('input-ambiguous')
  expect(await send(both('sample', 'hello'))).toBe('input-ambiguous')
  await expect.poll(() => server.listFiles()).toEqual(before)
})

// Last, because it also ends the session.
test('an address is good for an hour', async () => {
  await upload(csv, 'sales.csv')
  const address = await addressOfNewest()
  server.clock.pass(3_590_000)
  expect((await fetch(address)).status).toBe(200)
  server.clock.pass(20_000)
  expect((await fetch(address)).status).toBe(404)
})
