import { randomBytes } from 'node:crypto'
import type { BatchWithItems } from '@vitrine/contracts/analyses/batch.ts'
import { batchLimits } from '@vitrine/contracts/analyses/batch.ts'
import type { Client } from '@vitrine/contracts/calls/client.ts'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { analyses } from '../database/schema/analyses.ts'
import { batches } from '../database/schema/batches.ts'
import { sha256Hex } from '../secrets/sha256-hex.ts'
import { eventually } from '../testing/eventually.ts'
import { makeZip } from '../testing/models/make-zip.ts'
import { testRegistry } from '../testing/models/test-registry.ts'
import { signInFresh } from '../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../testing/processes/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { registry: testRegistry })
})
afterAll(() => server.close())

const file = (name: string, content: string | Buffer) => new File([new Uint8Array(Buffer.from(content))], name)

const sheet = (name: string) => file(name, `a,b\n1,${name}\n`)

const hashOf = (name: string) => sha256Hex(`a,b\n1,${name}\n`)

const ended = (client: Client, id: string): Promise<BatchWithItems> =>
  eventually('the end of the batch', async () => {
    const batch = await client.call('getBatch', { params: { id } })
    return batch.status === 'running' || batch.finishedAt === null ? null : batch
  })

const statuses = ({ items }: BatchWithItems) => items.map(({ name, status }) => `${name} ${status}`)

describe('what comes in', () => {
  test('several files are run one by one; one that cannot be run is named and stops none', async () => {
    const { client } = await signInFresh(server)
    const files = [
      sheet('one.csv'),
      file('two.mp3', Buffer.from('ID3\u0004\0\0\0\0\0\0')),
      sheet('three.csv'),
      file('four.csv', ''),
    ]
    const begun = await client.call('createBatch', { body: { model: 'reader', name: 'Sheets' }, files: { files } })
    expect(begun).toMatchObject({ name: 'Sheets', modelTitle: 'Test reader', total: 4 })
    const batch = await ended(client, begun.id)
    expect(statuses(batch)).toEqual(['one.csv succeeded', 'two.mp3 refused', 'three.csv succeeded', 'four.csv refused'])
    expect(batch.items[1]?.failure).toMatchObject({ problem: 'type-unsupported' })
    expect(batch.items[3]?.failure).toMatchObject({ problem: 'input-empty', error: 'The file is empty.' })
    expect(batch.counts).toEqual({ queued: 0, running: 0, succeeded: 2, failed: 0, refused: 2, cancelled: 0 })
    const { columns, rows } = await client.call('getBatchTable', { params: { id: begun.id } })
    expect(columns).toEqual(['answer'])
    expect(rows.map(({ cells }) => cells.answer)).toEqual([
      `text/csv ${hashOf('one.csv')}`,
      undefined,
      `text/csv ${hashOf('three.csv')}`,
      undefined,
    ])
    expect(rows[0]?.output).toEqual({ answer: `text/csv ${hashOf('one.csv')}` })
  })

  test('a zip is unpacked, without what systems put in; locked files and archives in it are named', async () => {
    const { client } = await signInFresh(server)
    const zip = makeZip([
      { name: 'march/', content: '' },
      { name: 'march/one.csv', content: 'a,b\n1,one.csv\n' },
      { name: '__MACOSX/march/._one.csv', content: 'x' },
      { name: 'march/inner.zip', content: makeZip([{ name: 'two.csv', content: 'a,b\n1,2\n' }]) },
      { name: 'march/secret.csv', content: 'a,b\n1,2\n', encrypted: true },
    ])
    const { id } = await client.call('createBatch', {
      body: { model: 'reader' },
      files: { files: [file('march.zip', zip), sheet('beside.csv')] },
    })
    const batch = await ended(client, id)
    expect(batch.name).toBe('march.zip and 1 more')
    expect(statuses(batch)).toEqual([
      'march/one.csv succeeded',
      'march/inner.zip refused',
      'march/secret.csv refused',
      'beside.csv succeeded',
    ])
    expect(batch.items[1]?.failure?.error).toBe('An archive inside of the archive is not unpacked.')
    const { rows } = await client.call('getBatchTable', { params: { id } })
    expect(rows[0]?.cells.answer).toBe(`text/csv ${hashOf('one.csv')}`)
  })

  test('a CSV of texts is a text a line, named by its line and id; a model’s options hold for all', async () => {
    const { client } = await signInFresh(server)
    const list = file('reviews.csv', 'id;Review\n7;"Good; very"\n8;\n9;Bad\n')
    const { id } = await client.call('createBatch', {
      body: { model: 'echo', column: 'review', times: '2' },
      files: { files: [list] },
    })
    const batch = await ended(client, id)
    expect(statuses(batch)).toEqual(['Line 2: 7 succeeded', 'Line 3: 8 refused', 'Line 4: 9 succeeded'])
    const { rows } = await client.call('getBatchTable', { params: { id } })
    expect(rows.map(({ cells }) => cells.answer)).toEqual(['Good; veryGood; very', undefined, 'BadBad'])
  })

  test('texts come as JSON, and in text files, too', async () => {
    const { client } = await signInFresh(server)
    const { id } = await client.call('createBatch', { body: { model: 'echo', texts: ['a', ' '] } })
    expect(statuses(await ended(client, id))).toEqual(['Text 1 succeeded', 'Text 2 refused'])
    const zip = makeZip([{ name: 'a.txt', content: 'Grüße' }])
    const second = await client.call('createBatch', { body: { model: 'echo' }, files: { files: [file('t.zip', zip)] } })
    await ended(client, second.id)
    const { rows } = await client.call('getBatchTable', { params: { id: second.id } })
    expect(rows[0]).toMatchObject({ name: 'a.txt', cells: { answer: 'Grüße' } })
  })
})

describe('what is refused whole', () => {
  const refusals: [string, () => { model: string; files: File[] }, object][] = [
    ['nothing', () => ({ model: 'reader', files: [] }), { problem: 'input-required' }],
    ['no such model', () => ({ model: 'none', files: [sheet('a.csv')] }), { problem: 'model-unknown' }],
    ['a model that paints', () => ({ model: 'painter', files: [sheet('a.csv')] }), { problem: 'act-not-allowed' }],
    [
      'a CSV without the column',
      () => ({ model: 'echo', files: [file('a.csv', 'x,y\n1,2\n')] }),
      {
        problem: 'csv-unreadable',
        message: 'The CSV has no column text.',
        hint: expect.stringContaining('x, y') as string,
      },
    ],
    [
      'a CSV with too many lines',
      () => ({ model: 'echo', files: [file('a.csv', `text\n${'x\n'.repeat(batchLimits.items + 1)}`)] }),
      { problem: 'row-limit' },
    ],
    [
      'no whole archive',
      () => ({ model: 'reader', files: [file('a.zip', makeZip([{ name: 'a', content: 'a' }]).subarray(0, 40))] }),
      { problem: 'input-damaged' },
    ],
    [
      'an archive of too many files',
      () => ({
        model: 'reader',
        files: [
          file(
            'a.zip',
            makeZip(Array.from({ length: batchLimits.items + 1 }, (_, index) => ({ name: `${index}`, content: 'x' }))),
          ),
        ],
      }),
      { problem: 'input-too-large' },
    ],
    [
      'an archive that says it holds too much',
      () => ({
        model: 'reader',
        files: [file('a.zip', makeZip([{ name: 'a.csv', content: randomBytes(9), claimedSize: 2 ** 31 }]))],
      }),
      { problem: 'input-too-large' },
    ],
    [
      'a bomb: zeros that grow a thousandfold',
      () => ({
        model: 'reader',
        files: [file('a.zip', makeZip([{ name: 'a.csv', content: Buffer.alloc(3_000_000) }]))],
      }),
      { problem: 'input-damaged', message: expect.stringContaining('grows more than') as string },
    ],
    [
      'a bomb that lies about its size',
      () => ({
        model: 'reader',
        files: [file('a.zip', makeZip([{ name: 'a.csv', content: Buffer.alloc(3_000_000), claimedSize: 20 }]))],
      }),
      { problem: 'input-damaged' },
    ],
  ]

  test.each(refusals)('%s', async (_, ask, refusal) => {
    const { client } = await signInFresh(server)
    const { model, files } = ask()
    await expect(client.call('createBatch', { body: { model }, files: { files } })).rejects.toMatchObject(refusal)
    expect((await client.call('listBatches', {})).items).toEqual([])
  })

  test('nothing of it stays in the store', async () => {
    const { client } = await signInFresh(server)
    const before = await server.listFiles()
    const zip = makeZip([
      { name: 'a.csv', content: 'a,b\n1,2\n' },
      { name: 'b.csv', content: Buffer.alloc(3_000_000), claimedSize: 9 },
    ])
    const files = [file('a.zip', zip)]
    await expect(client.call('createBatch', { body: { model: 'reader' }, files: { files } })).rejects.toThrow('damaged')
    expect(await server.listFiles()).toEqual(before)
  })
})

test('the table is a CSV, too, and starts no formula', async () => {
  const { client, token } = await signInFresh(server)
  const { id } = await client.call('createBatch', { body: { model: 'echo', texts: ['=1+1', 'plain', ' '] } })
  await ended(client, id)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${server.url}/api/batches/${id}/table.csv?separator=;`, { headers })
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const [first, second, third] = parse(await answer.text(), { bom: true, columns: true, delimiter: ';' })
  expect(first).toMatchObject({ Number: '1', Item: 'Text 1', Status: 'succeeded', answer: "'=1+1" })
  expect(second).toMatchObject({ answer: 'plain', 'In a sentence': 'It answered 5 characters.' })
  expect(third).toMatchObject({ Status: 'refused', Problem: 'Text is required for this model', answer: '' })
})

describe('one’s own', () => {
  test('a batch is nobody else’s, and its analyses are listed with it only', async () => {
    const [owner, other] = [await signInFresh(server), await signInFresh(server, 'admin')]
    const { id } = await owner.client.call('createBatch', { body: { model: 'echo', texts: ['a'] } })
    const params = { id }
    for (const name of ['getBatch', 'getBatchTable', 'cancelBatch', 'deleteBatch'] as const) {
      await expect(other.client.call(name, { params })).rejects.toMatchObject({ status: 404 })
    }
    expect((await other.client.call('listBatches', {})).items).toEqual([])
    expect((await owner.client.call('listBatches', {})).items).toMatchObject([{ id, total: 1 }])
    expect((await owner.client.call('listAnalyses', {})).items).toEqual([])
    const { items } = await ended(owner.client, id)
    const analysisId = items[0]?.analysisId ?? ''
    expect(await owner.client.call('getAnalysis', { params: { id: analysisId } })).toMatchObject({ mine: true })
    await expect(other.client.call('getAnalysis', { params: { id: analysisId } })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('a key runs batches of its models only', async () => {
    const owner = await signInFresh(server)
    const { key } = await owner.client.call('createApiKey', { body: { name: 'x', models: ['echo'] } })
    const byKey = server.client(key)
    const made = await byKey.call('createBatch', { body: { model: 'echo', texts: ['a'] } })
    await ended(byKey, made.id)
    const other = await owner.client.call('createBatch', { body: { model: 'process-id', texts: ['a'] } })
    expect((await byKey.call('listBatches', {})).items.map(({ id }) => id)).toEqual([made.id])
    await expect(byKey.call('getBatch', { params: { id: other.id } })).rejects.toMatchObject({ status: 403 })
    const refused = byKey.call('createBatch', { body: { model: 'process-id', texts: ['a'] } })
    await expect(refused).rejects.toMatchObject({ status: 403 })
  })

  test('the same key of idempotency gives the same batch', async () => {
    const { client } = await signInFresh(server)
    const headers = { 'idempotency-key': 'once' }
    const ask = (text: string) => client.call('createBatch', { headers, body: { model: 'echo', texts: [text] } })
    const [one, again] = await Promise.all([ask('a'), ask('a')])
    expect(again.id).toBe(one.id)
    await expect(ask('b')).rejects.toMatchObject({ problem: 'idempotency-mismatch' })
  })
})

describe('while it runs', () => {
  test('a batch holds up neither a single run of its owner nor more than one of another’s', async () => {
    const owner = await signInFresh(server)
    const { id } = await owner.client.call('createBatch', { body: { model: 'slow', texts: Array(6).fill('0.5') } })
    const single = await fetch(`${server.url}/api/analyze/echo`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'soon' }),
    })
    expect(single.status).toBe(200)
    const batch = await owner.client.call('getBatch', { params: { id } })
    expect(batch.counts.queued).toBeGreaterThan(2)
    const rows = await server.database.db.select().from(analyses).where(eq(analyses.batchId, id))
    expect(new Set(rows.map(({ lane }) => lane))).toEqual(new Set(['long']))
    await owner.client.call('deleteBatch', { params: { id } })
  })

  test('cancelling keeps what has ended and stops the rest', async () => {
    const { client } = await signInFresh(server)
    const { id } = await client.call('createBatch', { body: { model: 'slow', texts: ['0.1', '20', '20'] } })
    await eventually('the first item', async () => {
      const { counts } = await client.call('getBatch', { params: { id } })
      return counts.succeeded === 1 && counts.running === 1 ? true : null
    })
    const cancelled = await client.call('cancelBatch', { params: { id } })
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      counts: { succeeded: 1, cancelled: 2, running: 0, queued: 0 },
    })
    const batch = await ended(client, id)
    expect(statuses(batch)).toEqual(['Text 1 succeeded', 'Text 2 cancelled', 'Text 3 cancelled'])
    const { rows } = await client.call('getBatchTable', { params: { id } })
    expect(rows[0]?.cells).toEqual({ answer: 'waited' })
  })

  test('three at a time', async () => {
    const { client } = await signInFresh(server)
    const ask = () => client.call('createBatch', { body: { model: 'slow', texts: ['20'] } })
    const begun = [await ask(), await ask(), await ask()]
    await expect(ask()).rejects.toMatchObject({ problem: 'rate-limited', retryAfter: 30 })
    for (const { id } of begun) await client.call('deleteBatch', { params: { id } })
    expect((await client.call('listBatches', {})).items).toEqual([])
  })
})

test('deleting erases files and analyses', async () => {
  const { client } = await signInFresh(server)
  const before = await server.listFiles()
  const make = () =>
    client.call('createBatch', { body: { model: 'reader' }, files: { files: [sheet('a.csv'), sheet('b.csv')] } })
  const { id } = await make()
  await ended(client, id)
  expect(await server.listFiles()).toHaveLength(before.length + 2)
  await client.call('deleteBatch', { params: { id } })
  await expect(client.call('getBatch', { params: { id } })).rejects.toMatchObject({ status: 404 })
  expect(await server.listFiles()).toEqual(before)
  const [row] = await server.database.db.select().from(batches).where(eq(batches.id, id))
  expect(row).toBeUndefined()
})

test('a CSV of texts may be its own CSV of truths', async () => {
  const { client } = await signInFresh(server)
  const csv = 'comment,verdict\nWell done,Well done\nOh no,Oh yes\n'
  const { id } = await client.call('createBatch', {
    body: { model: 'echo', column: 'comment' },
    files: { files: [file('comments.csv', csv)] },
  })
  expect(statuses(await ended(client, id))).toEqual(['Line 2: Well done succeeded', 'Line 3: Oh no succeeded'])
  const body = { csv, itemColumn: 'comment', columns: { verdict: 'answer' } }
  const report = await client.call('setBatchTruths', { params: { id }, body })
  expect(report).toMatchObject({ items: 2, unmatched: [], fields: [{ field: 'verdict', n: 2, right: 1, wrong: 1 }] })
})

test('a batch is measured against its owner’s truths: per field, with the interval, and what was missed', async () => {
  const { client, token } = await signInFresh(server)
  const other = await signInFresh(server)
  const zip = makeZip(['yes', 'no', 'maybe'].map((text) => ({ name: `in/${text}.txt`, content: text })))
  const { id } = await client.call('createBatch', { body: { model: 'echo' }, files: { files: [file('a.zip', zip)] } })
  await ended(client, id)
  const params = { id }
  expect(await client.call('getBatchReport', { params })).toBeNull()
  const csv = 'file;word;other\nyes.txt; YES ;x\nNo.txt;yes;\nmaybe.txt;;\nlost.txt;a;b\n'
  const body = { csv, itemColumn: 'file', columns: { word: 'answer', other: 'nowhere' } }
  const report = await client.call('setBatchTruths', { params, body })
  expect(report).toMatchObject({
    items: 3,
    unmatched: ['lost.txt'],
    fields: [
      { field: 'word', column: 'answer', n: 2, right: 1, wrong: 1, missing: 0 },
      { field: 'other', n: 1, right: 0, wrong: 0, missing: 1 },
    ],
    misses: [
      { name: 'in/yes.txt', field: 'other', truth: 'x', found: null },
      { name: 'in/no.txt', field: 'word', truth: 'yes', found: 'no' },
    ],
  })
  // Wilson's interval of one in two.
  expect(report.fields[0]?.low).toBeCloseTo(0.0945, 3)
  expect(report.fields[0]?.high).toBeCloseTo(0.9055, 3)
  expect(await client.call('getBatchReport', { params })).toEqual(report)
  await expect(other.client.call('getBatchReport', { params })).rejects.toMatchObject({ status: 404 })
  await expect(other.client.call('setBatchTruths', { params, body })).rejects.toMatchObject({ status: 404 })
  const headers = { authorization: `Bearer ${token}` }
  const saved = await (await fetch(`${server.url}/api/batches/${id}/report.csv`, { headers })).text()
  expect(saved).toContain('"word","answer","2","1","1","0","0.095","0.905"')
  const wrong = client.call('setBatchTruths', { params, body: { ...body, itemColumn: 'none' } })
  await expect(wrong).rejects.toMatchObject({ problem: 'csv-unreadable', message: 'The CSV has no column none.' })
  const strange = client.call('setBatchTruths', { params, body: { ...body, csv: 'file,word,other\nx.pdf,yes,\n' } })
  await expect(strange).rejects.toMatchObject({
    problem: 'csv-unreadable',
    message: 'The CSV’s column file names nothing in this batch.',
    hint: 'It says x.pdf; this batch has in/yes.txt, in/no.txt, in/maybe.txt.',
  })
  expect(await client.call('getBatchReport', { params })).toEqual(report)
  await client.call('deleteBatchTruths', { params })
  expect(await client.call('getBatchReport', { params })).toBeNull()
})
