import { randomUUID } from 'node:crypto'
import type { Client } from '@vitrine/contracts/calls/client.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../database/schema/accounts.ts'
import { testRegistry } from '../testing/models/test-registry.ts'
import { addAccount } from '../testing/people/add-account.ts'
import { signInFresh } from '../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../testing/processes/start-test-server.ts'

// What two of us do at the same moment with one person.

let server: TestServer
let admin: Client
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' }, { registry: testRegistry })
  admin = (await signInFresh(server, 'admin')).client
})
afterAll(() => server.close())

const freshEmail = () => `race-${randomUUID().slice(0, 8)}@example.com`

const request = (email: string) =>
  server.client().call('createUser', { body: { name: 'Ada Byron', email, interested_in: 'Retail' } })

/** 'done', or the problem by which an act was refused. */
const endOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'done',
    (error: unknown) => String((error as { problem?: string }).problem),
  )

const liveAccounts = (email: string) =>
  server.database.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.email, email), isNull(accounts.deletedAt)))

/** Does both at once, many times; returns how each time ended. */
async function race(prepare: () => Promise<[email: string, ...acts: (() => Promise<unknown>)[]]>) {
  const ends: string[] = []
  for (let round = 0; round < 12; round++) {
    const [email, ...acts] = await prepare()
    ends.push(...(await Promise.all(acts.map((act) => endOf(act())))))
    expect(await liveAccounts(email)).toHaveLength(1)
  }
  return new Set(ends)
}

/** An account that was deleted, and the act that undoes it. */
async function deleted() {
  const { email } = await addAccount(server.database.db)
  const [account] = await liveAccounts(email)
  const id = account?.id ?? ''
  await admin.call('deleteUser', { params: { id, type: 'organization' } })
  return { email, restore: () => admin.call('restoreUser', { params: { id } }) }
}

test('a deleted account that is brought back as its e-mail gets another one: there is one, and who was late is told', async () => {
  const ends = await race(async () => {
    const { email, restore } = await deleted()
    const { id } = await request(email)
    return [email, restore, () => admin.call('approveUser', { params: { id, type: 'general' } })]
  })
  expect([...ends].filter((end) => end !== 'conflict')).toEqual(['done'])
})

test('a list of invitations beside it: the others are invited, and the line of who was brought back says so', async () => {
  const ends = await race(async () => {
    const { email, restore } = await deleted()
    const [first, last] = [freshEmail(), freshEmail()]
    const invite = async () => {
      const { rows } = await admin.call('invitePeople', { body: { people: [first, email, last].join('\n') } })
      expect(rows.map(({ outcome }) => outcome).toSpliced(1, 1)).toEqual(['invited', 'invited'])
      const [, line] = rows
      expect(line?.outcome === 'invited' ? 'has an account now' : line?.error).toMatch(/account/)
    }
    return [email, restore, invite]
  })
  expect([...ends].filter((end) => end !== 'conflict')).toEqual(['done'])
})

test('an e-mail that gets an account while its line is read refuses that line alone', async () => {
  const [first, taken, last] = [freshEmail(), freshEmail(), freshEmail()]
  const account = { id: randomUUID(), email: taken, name: 'Ada', role: 'user', createdAt: server.clock() } as const
  const inviting = await server.database.db.transaction(async (tx) => {
    await tx.insert(accounts).values(account)
    const call = admin.call('invitePeople', { body: { people: [first, taken, last].join('\n') } })
    // On PostgreSQL the list comes to the second line, and waits there for this transaction; the embedded database has one at a time.
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    return { call }
  })
  const { rows, invited } = await inviting.call
  expect(invited).toBe(2)
  expect(rows.map(({ email, outcome }) => [email, outcome])).toEqual([
    [first, 'invited'],
    [taken, 'refused'],
    [last, 'invited'],
  ])
  expect(rows[1]?.error).toMatch(/account/)
  expect(await liveAccounts(taken)).toEqual([{ id: account.id }])
})

test('of approving and declining at once the account is there, whoever came first', async () => {
  const ends = await race(async () => {
    const email = freshEmail()
    const { id } = await request(email)
    const body = { ids: [id], decision: 'decline' as const }
    return [
      email,
      () => admin.call('approveUser', { params: { id, type: 'general' } }),
      () => admin.call('decideRequests', { body }),
    ]
  })
  expect([...ends]).toEqual(['done'])
})

test('a mistyped e-mail that is corrected as its right one asks: one request waits', async () => {
  const ends = new Set<string>()
  for (let round = 0; round < 12; round++) {
    const right = freshEmail()
    const { id } = await request(freshEmail())
    const acts = [admin.call('editProspect', { params: { id }, body: { email: right } }), request(right)]
    for (const end of await Promise.all(acts.map(endOf))) ends.add(end)
    const { items } = await admin.call('listUsers', { query: { search: right, status: 'pending' } })
    expect(items).toHaveLength(1)
  }
  expect([...ends].filter((end) => end !== 'conflict')).toEqual(['done'])
})
