import { readdir } from 'node:fs/promises'
import type { Client } from '@vitrine/contracts/calls/client.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../database/schema/accounts.ts'
import { analyses } from '../database/schema/analyses.ts'
import { testRegistry } from '../testing/models/test-registry.ts'
import { signInFresh } from '../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../testing/processes/start-test-server.ts'

let server: TestServer
let owner: Client
let other: Client
let visitor: Client

beforeAll(async () => {
  server = await startTestServer({}, { registry: testRegistry })
  owner = (await signInFresh(server)).client
  other = (await signInFresh(server)).client
  visitor = server.client()
})
afterAll(() => server.close())

const notFound = { status: 404, problem: 'not-found' }

async function newest(client: Client) {
  const [item] = (await client.call('listAnalyses', {})).items
  return item?.id ?? ''
}

async function runText(client: Client, text = 'mine') {
  await client.call('analyze', { params: { '*': 'echo' }, body: { text } })
  server.clock.pass(1000)
  return newest(client)
}

async function runFile(client: Client) {
  const file = new File(['date,sold\n2026-01-01,3\n2026-01-02,4\n'], 'sales.csv', { type: 'text/csv' })
  await client.call('analyze', { params: { '*': 'reader' }, files: { file } })
  server.clock.pass(1000)
  return newest(client)
}

test('others, signed in or not, do not find an account’s analysis by any call', async () => {
  const id = await runText(owner)
  for (const client of [other, visitor]) {
    await expect(client.call('getAnalysis', { params: { id } })).rejects.toMatchObject(notFound)
    await expect(client.call('followAnalysis', { params: { id } })).rejects.toMatchObject(notFound)
    await expect(client.call('deleteAnalysis', { params: { id } })).rejects.toMatchObject(notFound)
    await expect(client.call('giveFeedback', { params: { id }, body: { verdict: 'right' } })).rejects.toMatchObject(
      notFound,
    )
  }
  await expect(other.call('rerunAnalysis', { params: { id } })).rejects.toMatchObject(notFound)
  await expect(other.call('shareAnalysis', { params: { id }, body: {} })).rejects.toMatchObject(notFound)
  expect((await other.call('listAnalyses', {})).items).toEqual([])
  expect(await owner.call('getAnalysis', { params: { id } })).toMatchObject({ output: { answer: 'mine' } })
})

test('a wrong id is not found, whatever it looks like', async () => {
  for (const id of ['x', '00000000-0000-4000-8000-000000000000', "' or 1=1 --"]) {
    await expect(owner.call('getAnalysis', { params: { id } })).rejects.toMatchObject(notFound)
  }
})

test('the list goes back page by page, newest first', async () => {
  const { client } = await signInFresh(server)
  const made: string[] = []
  for (const text of ['1', '2', '3', '4', '5']) made.unshift(await runText(client, text))
  const first = await client.call('listAnalyses', { query: { limit: 2 } })
  const second = await client.call('listAnalyses', { query: { limit: 2, before: first.next ?? '' } })
  const third = await client.call('listAnalyses', { query: { limit: 2, before: second.next ?? '' } })
  expect([first, second, third].flatMap(({ items }) => items.map(({ id }) => id))).toEqual(made)
  expect(third.next).toBeNull()
  await expect(client.call('listAnalyses', { query: { before: 'x' } })).rejects.toMatchObject({ status: 400 })
})

test('a rerun takes the same file and options, and outlives the first analysis', async () => {
  const id = await runFile(owner)
  const again = await owner.call('rerunAnalysis', { params: { id } })
  await owner.call('deleteAnalysis', { params: { id } })
  await expect
    .poll(() => owner.call('getAnalysis', { params: { id: again.id } }), { timeout: 10_000 })
    .toMatchObject({ status: 'succeeded', input: { name: 'sales.csv', mediaType: 'text/csv' } })
  const { input } = await owner.call('getAnalysis', { params: { id: again.id } })
  expect(await (await fetch(`${server.url}${input.url}`)).text()).toContain('2026-01-02,4')
})

test('feedback is kept, replaced, and refused before there is an answer', async () => {
  const id = await runText(owner)
  await owner.call('giveFeedback', { params: { id }, body: { verdict: 'wrong', comment: 'no' } })
  await owner.call('giveFeedback', { params: { id }, body: { verdict: 'right' } })
  expect(await owner.call('getAnalysis', { params: { id } })).toMatchObject({
    feedback: { verdict: 'right', comment: null },
  })
  await owner.call('analyze', { params: { '*': 'slow' }, body: { text: '2' }, headers: { prefer: 'respond-async' } })
  const running = await newest(owner)
  const early = owner.call('giveFeedback', { params: { id: running }, body: { verdict: 'right' } })
  await expect(early).rejects.toMatchObject({ status: 409, problem: 'analysis-unfinished' })
  await owner.call('deleteAnalysis', { params: { id: running } })
})

test('a share link shows the result read-only until it is revoked or its time is over', async () => {
  const id = await runText(owner, 'shared')
  const share = await owner.call('shareAnalysis', { params: { id }, body: {} })
  const token = new URL(share.url, server.url).searchParams.get('share') ?? ''
  const read = (value: string, client = visitor) =>
    client.call('getAnalysis', { params: { id }, query: { share: value } })
  expect(new URL(share.url, server.url).pathname).toBe('/results/text')
  expect(await read(token)).toMatchObject({ output: { answer: 'shared' }, mine: false, shares: [], feedback: null })
  expect(await read(token, other)).toMatchObject({ mine: false })
  await expect(read(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).rejects.toMatchObject(notFound)
  await expect(visitor.call('deleteAnalysis', { params: { id } })).rejects.toMatchObject(notFound)
  expect((await owner.call('getAnalysis', { params: { id } })).shares).toEqual([share])

  const brief = await owner.call('shareAnalysis', { params: { id }, body: { days: 1 } })
  const briefToken = new URL(brief.url, server.url).searchParams.get('share') ?? ''
  expect(await owner.call('revokeShare', { params: { id, share: share.id } })).toEqual({ revoked: true })
  await expect(read(token)).rejects.toMatchObject(notFound)
  expect(await read(briefToken)).toMatchObject({ status: 'succeeded' })
  server.clock.pass(86_400_000)
  await expect(read(briefToken)).rejects.toMatchObject(notFound)
})

test('a share link of an account that is blocked, past its last day or deleted opens nothing until it is open again', async () => {
  const admin = await signInFresh(server, 'admin')
  const { client, user } = await signInFresh(server)
  const id = await runText(client, 'left behind')
  const { url } = await client.call('shareAnalysis', { params: { id }, body: {} })
  const share = new URL(url, server.url).searchParams.get('share') ?? ''
  const read = () => visitor.call('getAnalysis', { params: { id }, query: { share } })
  const block = (blocked: boolean) => admin.client.call('setUserAccess', { params: { id: user.id }, body: { blocked } })
  await block(true)
  await expect(read()).rejects.toMatchObject(notFound)
  await block(false)
  expect(await read()).toMatchObject({ output: { answer: 'left behind' } })
  const end = (expiresAt: Date | null) =>
    server.database.db.update(accounts).set({ expiresAt }).where(eq(accounts.id, user.id))
  await end(new Date(Date.now() - 1000))
  await expect(read()).rejects.toMatchObject(notFound)
  await end(null)
  expect(await read()).toMatchObject({ output: { answer: 'left behind' } })
  await admin.client.call('deleteUser', { params: { id: user.id, type: 'organization' } })
  await expect(read()).rejects.toMatchObject(notFound)
})

test('deleting erases input, output and file', async () => {
  const { client } = await signInFresh(server)
  const id = await runFile(client)
  const files = () => readdir(server.filesFolder)
  const before = await files()
  await client.call('deleteAnalysis', { params: { id } })
  expect((await files()).length).toBe(before.length - 1)
  const [row] = await server.database.db.select().from(analyses).where(eq(analyses.id, id))
  expect(row).toMatchObject({ inputName: null, fileKey: null, output: null, blocks: null, summary: null })
  expect((await client.call('listAnalyses', {})).items).toEqual([])
})
