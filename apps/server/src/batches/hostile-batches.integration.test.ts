import { batchLimits } from '@vitrine/contracts/analyses/batch.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { makeZip } from '../testing/models/make-zip.ts'
import { testRegistry } from '../testing/models/test-registry.ts'
import { signInFresh } from '../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../testing/processes/start-test-server.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' }, { registry: testRegistry })
  ;({ token } = await signInFresh(server))
})
afterAll(() => server.close())

async function send(name: string, content: string | Buffer, model = 'echo') {
  const body = new FormData()
  body.set('model', model)
  body.append('files', new File([new Uint8Array(Buffer.from(content))], name))
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${server.url}/api/batches`, { method: 'POST', headers, body })
  const answer = (await response.json()) as { problem?: string; error?: string; hint?: string; data?: { id: string } }
  const { problem, error, hint } = answer
  return { status: response.status, problem, error, hint, id: answer.data?.id ?? '' }
}

const megabytes = (count: number) => count * 1_000_000

test.each([
  ['a million lines', `text\n${'hello you\n'.repeat(1_000_000)}`, 'row-limit'],
  ['millions of cells in the heading', ','.repeat(megabytes(19)), 'csv-unreadable'],
  ['millions of cells in a line', `text\nx${','.repeat(megabytes(19))}`, 'csv-unreadable'],
  ['a quote that is never closed', `text\n"${'x'.repeat(megabytes(19))}`, 'csv-unreadable'],
  ['a thousand wide lines', `text\n${`${','.repeat(10_000)}\n`.repeat(1000)}x${','.repeat(1000)}`, 'csv-unreadable'],
])('a CSV of %s is refused', async (_what, content, problem) => {
  expect(await send('a.csv', content)).toMatchObject({ status: 422, problem })
})

test('texts are limited together, as they are read whole', async () => {
  const text = 'Words, words. '.repeat(400_000)
  const files = Array.from({ length: 5 }, () => new File([text], 'a.txt'))
  const body = new FormData()
  body.set('model', 'echo')
  for (const file of files) body.append('files', file)
  const response = await fetch(`${server.url}/api/batches`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  expect(response.status).toBe(413)
})

test('an archive of folders alone is refused by their number', async () => {
  const folders = Array.from({ length: batchLimits.items * 10 + 1 }, (_, index) => ({ name: `${index}/`, content: '' }))
  expect(await send('a.zip', makeZip(folders), 'reader')).toMatchObject({ problem: 'input-too-large' })
})

test.each(['../../etc/passwd', '/etc/passwd', 'C:\\Windows\\x.csv', 'a/../../x.csv'])(
  'an archive with %s in it is refused whole',
  async (name) => {
    expect(await send('a.zip', makeZip([{ name, content: 'a,b\n1,2\n' }]), 'reader')).toMatchObject({
      problem: 'input-damaged',
    })
  },
)

test('a damaged archive beside other files is named, and stops none of them', async () => {
  const whole = makeZip([{ name: 'inside.csv', content: 'a,b\n1,2\n' }])
  const body = new FormData()
  body.set('model', 'reader')
  const given = [
    ['before.csv', Buffer.from('a,b\n1,2\n')],
    ['torn.zip', whole.subarray(0, whole.length - 30)],
    ['after.zip', whole],
  ] as const
  for (const [name, content] of given) body.append('files', new File([new Uint8Array(content)], name))
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${server.url}/api/batches`, { method: 'POST', headers, body })
  expect(response.status).toBe(202)
  const { data } = (await response.json()) as { data: { id: string } }
  const { items } = await server.client(token).call('getBatch', { params: { id: data.id } })
  expect(items.map(({ name, failure }) => [name, failure?.error])).toEqual([
    ['before.csv', undefined],
    ['torn.zip', 'torn.zip is damaged and cannot be unpacked.'],
    ['inside.csv', undefined],
  ])
})

test('names that no text of the database takes are stored without what hinders', async () => {
  const zip = makeZip([
    { name: 'etc/a\0.csv', content: 'a,b\n1,2\n' },
    { name: `${'x'.repeat(499)}😀.csv`, content: 'a,b\n1,2\n' },
    { name: '=cmd|calc.csv', content: 'a,b\n1,2\n' },
    { name: 'a\0.zip', content: 'x' },
  ])
  const { status, id } = await send('nul\0.zip', zip, 'reader')
  expect(status).toBe(202)
  const { name, items } = await server.client(token).call('getBatch', { params: { id } })
  expect(name).toBe('nul.zip')
  expect(items.map((item) => item.name.slice(0, 20))).toEqual(['etc/a.csv', 'x'.repeat(20), '=cmd|calc.csv', 'a.zip'])
  const headers = { authorization: `Bearer ${token}` }
  const table = await (await fetch(`${server.url}/api/batches/${id}/table.csv`, { headers })).text()
  expect(table).toContain(`"'=cmd|calc.csv"`)
})

test('a text file with control characters behind the mark of UTF-16 is no text', async () => {
  const { id } = await send('a.zip', makeZip([{ name: 'a.txt', content: Buffer.from('\ufeffa\0b', 'utf16le') }]))
  expect(id).toBe('')
})

test('an archive that cannot be run is named, with the way out', async () => {
  const bomb = makeZip([{ name: 'inside.csv', content: 'a'.repeat(3_000_000) }])
  expect(await send('march bills.zip', bomb, 'reader')).toMatchObject({
    problem: 'input-damaged',
    error: 'inside.csv in march bills.zip grows more than 200-fold when it is unpacked.',
    hint: 'Send the files themselves.',
  })
  expect(await send('half.zip', makeZip([{ name: 'a.csv', content: 'a,b' }]).subarray(0, 40), 'reader')).toMatchObject({
    problem: 'input-damaged',
    error: 'half.zip is damaged and cannot be unpacked.',
  })
  expect(await send('folders.zip', makeZip([{ name: 'march/', content: '' }]), 'reader')).toMatchObject({
    problem: 'input-required',
    error: 'There is nothing to run in folders.zip.',
    hint: 'Put the files into the archive.',
  })
})

test('a CSV with a heading alone is named', async () => {
  expect(await send('no reviews.csv', 'text\n')).toMatchObject({
    problem: 'input-required',
    error: 'There is nothing to run in no reviews.csv.',
    hint: 'Put a text on each line below the names of the columns.',
  })
})

test('a name of 300 letters with quotes and marks of direction turns no sentence around', async () => {
  const name = `"${'long '.repeat(58)}" \u202efdp.txt`
  const { id } = await send(name, 'hello')
  const { items, name: batch } = await server.client(token).call('getBatch', { params: { id } })
  expect(items[0]?.name).toBe(name.replace('\u202e', ''))
  expect(batch).toMatch(/^"long long/)
})

test.each(['constructor', 'toString', '__proto__'])('a column called %s is looked for in vain', async (column) => {
  const { id } = await send('a.txt', 'hello')
  const client = server.client(token)
  const truths = { csv: 'item,value\na.txt,x\n', itemColumn: 'item', columns: { value: column } }
  const { fields } = await client.call('setBatchTruths', { params: { id }, body: truths })
  expect(fields).toMatchObject([{ column, n: 1, right: 0, wrong: 0, missing: 1 }])
  expect(await client.call('getBatchReport', { params: { id } })).toMatchObject({ misses: [{ found: null }] })
})

test('truths of blanks and line ends hold nobody up', async () => {
  const { id } = await send('a.txt', 'hello')
  const client = server.client(token)
  const column = await eventually('the answer', async () => {
    const { columns } = await client.call('getBatchTable', { params: { id } })
    return columns[0] ?? null
  })
  for (const blanks of [' '.repeat(120_000), '\n'.repeat(120_000)]) {
    const truths = { csv: `item,value\na.txt,"1${blanks}pieces"\n`, itemColumn: 'item', columns: { value: column } }
    const { fields } = await client.call('setBatchTruths', { params: { id }, body: truths })
    expect(fields).toMatchObject([{ wrong: 1 }])
    const csv = await fetch(`${server.url}/api/batches/${id}/report.csv`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await csv.text()).toContain('pieces')
  }
})

test('truths of hundreds of columns are refused, not measured for seconds', async () => {
  const { id } = await send('a.txt', 'hello')
  const client = server.client(token)
  const names = Array.from({ length: 51 }, (_, index) => `c${index}`)
  const measure = (columns: readonly string[]) => {
    const csv = `item,${names.join(',')}\na.txt${',x'.repeat(names.length)}\n`
    const body = { csv, itemColumn: 'item', columns: Object.fromEntries(columns.map((name) => [name, 'Answer'])) }
    return client.call('setBatchTruths', { params: { id }, body })
  }
  await expect(measure(names)).rejects.toMatchObject({ status: 400, message: expect.stringContaining('50 columns') })
  expect((await measure(names.slice(1))).fields).toHaveLength(50)
})
