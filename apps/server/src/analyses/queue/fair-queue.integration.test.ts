import { randomUUID } from 'node:crypto'
import type { Client } from '@vitrine/contracts/calls/client.ts'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { analyses } from '../../database/schema/analyses.ts'
import { eventually } from '../../testing/eventually.ts'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: 'on' }, { registry: testRegistry })
})
afterAll(() => server.close())

function send(model: string, body: object, headers: Record<string, string>) {
  // A later run needs a later time: the test's clock stands still.
  server.clock.pass(1)
  return fetch(`${server.url}/api/analyze/${model}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'respond-async', ...headers },
    body: JSON.stringify(body),
  })
}

const idOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { data: { id: string } }).data.id

const from = (address: string) => ({ 'x-forwarded-for': address })

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Ids of waiting analyses in the order in which workers take them. */
const waiting = async () =>
  (
    await server.database.db
      .select({ id: analyses.id })
      .from(analyses)
      .where(eq(analyses.status, 'queued'))
      .orderBy(desc(analyses.priority), asc(analyses.createdAt), asc(analyses.id))
  ).map(({ id }) => id)

/** Keeps the only worker busy until it is released, so that later runs have to wait. */
async function occupy({ client, token }: { client: Client; token: string }) {
  const id = await idOf(await send('slow', { text: '28' }, bearer(token)))
  await eventually('its start', async () => {
    const [row] = await server.database.db.select().from(analyses).where(eq(analyses.id, id))
    return row?.status === 'running' ? true : null
  })
  return () => client.call('deleteAnalysis', { params: { id } })
}

afterEach(async () => {
  const open = inArray(analyses.status, ['queued', 'running'])
  await server.database.db.update(analyses).set({ status: 'cancelled' }).where(open)
})

test('another account’s single run is served before the rest of a hundred of the first', async () => {
  const busy = await signInFresh(server, 'sales')
  const other = await signInFresh(server)
  const free = await occupy(busy)
  await Promise.all(
    Array.from({ length: 100 }, async (_, number) =>
      idOf(await send('echo', { text: `${number}` }, bearer(busy.token))),
    ),
  )
  const single = await idOf(await send('echo', { text: 'mine' }, bearer(other.token)))
  expect((await waiting()).indexOf(single)).toBe(1)
  const state = await other.client.call('getAnalysis', { params: { id: single } })
  expect(state).toMatchObject({ status: 'queued', queuePlace: 1, ownWaiting: 1, quota: 100 })
  const last = await busy.client.call('getAnalysis', { params: { id: (await waiting()).at(-1) ?? '' } })
  expect(last).toMatchObject({ queuePlace: 100, ownWaiting: 100, quota: 200 })
  await free()
  await eventually(
    'the end of the single run',
    async () =>
      (await other.client.call('getAnalysis', { params: { id: single } })).status === 'succeeded' ? true : null,
    30_000,
  )
  const ended = await server.database.db
    .select({ id: analyses.id })
    .from(analyses)
    .where(and(eq(analyses.status, 'succeeded'), eq(analyses.modelId, 'echo')))
  // It went second; how many ran meanwhile depends on how soon its end was seen.
  expect(ended.length).toBeLessThan(60)
}, 60_000)

test('who always has one waiting does not starve who has many', async () => {
  const busy = await signInFresh(server)
  const other = await signInFresh(server)
  const free = await occupy(busy)
  const many: string[] = []
  for (const text of ['a', 'b', 'c']) many.push(await idOf(await send('echo', { text }, bearer(busy.token))))
  const singles = [await idOf(await send('echo', { text: 'one' }, bearer(other.token)))]
  // Takes the queue one by one and adds a new single run after each.
  const served: string[] = []
  for (let turn = 0; turn < 5; turn++) {
    const [next = ''] = await waiting()
    served.push(next)
    await server.database.db.update(analyses).set({ status: 'cancelled' }).where(eq(analyses.id, next))
    if (singles.includes(next)) singles.push(await idOf(await send('echo', { text: next }, bearer(other.token))))
  }
  expect(served).toEqual([many[0], singles[0], many[1], singles[1], many[2]])
  await free()
})

test('turns go round visitors’ addresses too, behind the accounts', async () => {
  const account = await signInFresh(server)
  const free = await occupy(account)
  const many: string[] = []
  for (let count = 0; count < 4; count++) {
    many.push(await idOf(await send('echo', { sample: 'hello' }, from('2001:db8:1::1'))))
  }
  const single = await idOf(await send('echo', { sample: 'hello' }, from('2001:db8:2::1')))
  const own = await idOf(await send('echo', { text: 'mine' }, bearer(account.token)))
  expect(await waiting()).toEqual([own, many[0], single, ...many.slice(1)])
  await free()
})

test('one account has a quota of waiting runs, also when it asks for all at once', async () => {
  const { client, token, user } = await signInFresh(server)
  const free = await occupy({ client, token })
  const [template] = await server.database.db.select().from(analyses).where(eq(analyses.ownerId, user.id))
  if (!template) throw new Error('no run to copy')
  const copies = Array.from({ length: 97 }, () => ({ ...template, id: randomUUID(), status: 'queued' as const }))
  await server.database.db.insert(analyses).values(copies)
  const answers = await Promise.all(Array.from({ length: 6 }, () => send('echo', { text: 'x' }, bearer(token))))
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([202, 202, 202, 429, 429, 429])
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.headers.get('retry-after')).toBe('30')
  expect(await refused?.json()).toMatchObject({
    problem: 'rate-limited',
    error: '100 of your analyses wait already, as many as one account may have (user).',
    hint: 'Go on when some of them have run, or cancel some.',
  })
  await free()
})
