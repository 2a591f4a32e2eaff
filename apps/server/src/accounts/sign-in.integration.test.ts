import { verify } from '@node-rs/argon2'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { accounts as accountsTable, sessions, tokens } from '../database/schema/accounts.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database/open-test-database.ts'
import { accountOptions } from '../testing/people/account-options.ts'
import { addAccount } from '../testing/people/add-account.ts'
import { testClock } from '../testing/processes/test-clock.ts'
import { minutes } from '../time/clock.ts'
import { type Accounts, createAccounts } from './accounts.ts'
import { issueTemporaryPassword } from './passwords/issue-temporary-password.ts'

// The real function, with calls counted: what takes time in a sign-in could reveal whether an account exists.
vi.mock('@node-rs/argon2', { spy: true })

const clock = testClock()
const secret = 'a secret of the test, which has 40 signs'
let database: TestDatabase
let accounts: Accounts
/** A second instance on the same database. */
let other: Accounts

beforeAll(async () => {
  database = await openTestDatabase()
  const create = () =>
    createAccounts({
      db: database.db,
      clock,
      log: { warn: () => undefined },
      rateLimits: true,
      ...accountOptions,
      secret,
    })
  accounts = create()
  other = create()
})
afterAll(() => database.close())

let lastAddress = 0
const freshAddress = () => `192.0.2.${++lastAddress}`

const from = (address = freshAddress()) => ({ force: true, address, device: null, userAgent: null })
const failed = {
  problem: 'sign-in-failed',
  message: 'Login failed. Please try again.',
  hint: 'A mailed password works once, until the day in its mail: ‘Forgot password?’ mails another.',
}
const wrong = 'not-the-password'

const problemOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'signed in',
    (error: { problem: string }) => error.problem,
  )

const tally = (problems: string[]) => ({
  signedIn: problems.filter((problem) => problem === 'signed in').length,
  failed: problems.filter((problem) => problem === 'sign-in-failed').length,
  limited: problems.filter((problem) => problem === 'rate-limited').length,
})

test('the address is taken in any case and with blanks around it', async () => {
  const { email, password } = await addAccount(database.db)
  const { user } = await accounts.signIn({ ...from(), email: ` ${email.toUpperCase()} `, password })
  expect(user).toMatchObject({ email, role: 'user', isPasswordTemporary: false })
})

test('a wrong password and an unknown account are told apart by nothing', async () => {
  const { email } = await addAccount(database.db)
  await expect(accounts.signIn({ ...from(), email, password: wrong })).rejects.toMatchObject(failed)
  await expect(accounts.signIn({ ...from(), email: 'nobody@vitrine.example', password: wrong })).rejects.toMatchObject(
    failed,
  )
})

/** The kind and cost of each hash that is computed for a wrong guess; without salt and digest. */
async function looksFor(email: string): Promise<string[]> {
  vi.mocked(verify).mockClear()
  await problemOf(accounts.signIn({ ...from(), email, password: wrong }))
  return vi.mocked(verify).mock.calls.map(([hash]) => hash.toString().split('$').slice(0, 4).join('$'))
}

test('an unknown account costs as many looks at a hash as a known one, of the same price', async () => {
  const { email } = await addAccount(database.db)
  const known = await looksFor(email)
  expect(known).toHaveLength(1)
  expect(await looksFor('nobody@vitrine.example')).toEqual(known)
})

test('of 200 parallel guesses on one account from one network five are looked at, by two instances together', async () => {
  const { email, password } = await addAccount(database.db)
  const address = freshAddress()
  const guesses = Array.from({ length: 200 }, (_, index) =>
    problemOf((index % 2 ? accounts : other).signIn({ ...from(address), email, password: `${wrong}-${index}` })),
  )
  const counted = tally(await Promise.all(guesses))
  expect(counted).toEqual({ signedIn: 0, failed: 5, limited: 195 })
  // The right password has to wait at that address too, and at no other.
  expect(await problemOf(accounts.signIn({ ...from(address), email, password }))).toBe('rate-limited')
  expect(await problemOf(accounts.signIn({ ...from(), email, password }))).toBe('signed in')
}, 60_000)

test('an IPv6 network is one caller, whatever address it takes', async () => {
  const { email } = await addAccount(database.db)
  const guess = (host: number) =>
    problemOf(accounts.signIn({ ...from(`2001:db8:77:1::${host}`), email, password: wrong }))
  for (let host = 1; host <= 5; host++) expect(await guess(host)).toBe('sign-in-failed')
  expect(await guess(6)).toBe('rate-limited')
})

test('strangers lock out neither a known device nor a live session, and each is stopped by its own failures', async () => {
  const { email, password } = await addAccount(database.db)
  for (let stranger = 0; stranger < 50; stranger++) {
    await problemOf(accounts.signIn({ ...from(`198.51.${stranger}.1`), email, password: wrong }))
  }
  expect(await problemOf(accounts.signIn({ ...from(), email, password }))).toBe('rate-limited')
  const device = accounts.devices.read(email, accounts.devices.make(email))
  const { accessToken } = await accounts.signIn({ ...from(), email, password, device })
  const reading = await accounts.readAccessToken(accessToken)
  if (reading.state !== 'live') throw new Error('the session is over')
  const change = (currentPassword: string) =>
    problemOf(
      accounts.setPassword({
        signedIn: reading.signedIn,
        currentPassword,
        newPassword: 'velvet otter 42 kettle drum',
        address: freshAddress(),
        userAgent: null,
      }),
    )
  for (let failure = 0; failure < 5; failure++) expect(await change(wrong)).toBe('sign-in-failed')
  expect(await change(password)).toBe('rate-limited')
  for (let failure = 0; failure < 5; failure++) {
    expect(await problemOf(accounts.signIn({ ...from(), email, password: wrong, device }))).toBe('sign-in-failed')
  }
  expect(await problemOf(accounts.signIn({ ...from(), email, password, device }))).toBe('rate-limited')
})

test('sign-ins under way while the password is changed leave no session behind', async () => {
  const { email, password } = await addAccount(database.db)
  const { accessToken } = await accounts.signIn({ ...from(), email, password })
  const reading = await accounts.readAccessToken(accessToken)
  if (reading.state !== 'live') throw new Error('the session is over')
  const newPassword = 'velvet otter 42 kettle drum'
  const change = { signedIn: reading.signedIn, currentPassword: password, newPassword, address: freshAddress() }
  // Two instances: within one, attempts for an account run one after the other.
  const [changed] = await Promise.all([
    accounts.setPassword({ ...change, userAgent: null }),
    ...Array.from({ length: 24 }, () => problemOf(other.signIn({ ...from(), email, password }))),
  ])
  const live = await database.db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(accountsTable, eq(accountsTable.id, sessions.accountId))
    .where(and(eq(accountsTable.email, email), isNull(sessions.revokedAt)))
  expect(live).toHaveLength(1)
  expect((await accounts.readAccessToken(changed.accessToken)).state).toBe('live')
})

test('a sign-in under way with a temporary password that is replaced meanwhile leaves no session either', async () => {
  const { email, password } = await addAccount(database.db, { temporary: true })
  const [account] = await database.db.select().from(accountsTable).where(eq(accountsTable.email, email))
  if (!account) throw new Error('no account')
  const order = { kind: 'new-credentials', sealer: accountOptions.sealer, now: clock() } as const
  // Between verifying the password and starting the session.
  vi.mocked(verify).mockImplementationOnce(async (...given) => {
    const right = await verify(...given)
    await database.db.transaction((tx) => issueTemporaryPassword(tx, accountOptions.place, account, order))
    return right
  })
  expect(await problemOf(accounts.signIn({ ...from(), email, password }))).toBe('sign-in-failed')
  expect(await database.db.select().from(sessions).where(eq(sessions.accountId, account.id))).toEqual([])
})

test('of 200 parallel guesses on as many accounts thirty are looked at for one address', async () => {
  const address = freshAddress()
  const guesses = Array.from({ length: 200 }, (_, index) =>
    problemOf(accounts.signIn({ ...from(address), email: `guess-${index}@vitrine.example`, password: wrong })),
  )
  expect(tally(await Promise.all(guesses))).toEqual({ signedIn: 0, failed: 30, limited: 170 })
}, 60_000)

test('the wait grows with every failure, names its seconds and ends', async () => {
  const { email, password } = await addAccount(database.db)
  const address = freshAddress()
  const guess = () => accounts.signIn({ ...from(address), email, password: wrong })
  for (let failure = 0; failure < 5; failure++) expect(await problemOf(guess())).toBe('sign-in-failed')
  for (const seconds of [15, 30, 60, 120]) {
    await expect(guess()).rejects.toMatchObject({ problem: 'rate-limited', retryAfter: seconds })
    clock.pass(seconds * 1000 - 1)
    expect(await problemOf(guess())).toBe('rate-limited')
    clock.pass(1)
    expect(await problemOf(guess())).toBe('sign-in-failed')
  }
  clock.pass(minutes(15))
  expect(await problemOf(accounts.signIn({ ...from(address), email, password }))).toBe('signed in')
})

test('twenty right sign-ins at once all succeed, and a success forgets the failures before it', async () => {
  const { email, password } = await addAccount(database.db)
  for (let failure = 0; failure < 4; failure++) {
    await problemOf(accounts.signIn({ ...from(), email, password: wrong }))
  }
  const right = Array.from({ length: 20 }, () => problemOf(accounts.signIn({ ...from(), email, password })))
  expect(tally(await Promise.all(right)).signedIn).toBe(20)
})

test('without force a second session is refused, with it both live', async () => {
  const account = await addAccount(database.db)
  await accounts.signIn({ ...from(), ...account, force: false })
  await expect(accounts.signIn({ ...from(), ...account, force: false })).rejects.toMatchObject({
    problem: 'session-exists',
  })
  await accounts.signIn({ ...from(), ...account })
  clock.pass(minutes(61))
  await expect(accounts.signIn({ ...from(), ...account, force: false })).resolves.toBeDefined()
})

test('neither tokens nor passwords are in the database', async () => {
  const { email, password } = await addAccount(database.db)
  const signIn = await accounts.signIn({ ...from(), email, password })
  const rows = await Promise.all([
    database.db.select().from(tokens),
    database.db.select().from(sessions),
    database.db.select().from(accountsTable).where(eq(accountsTable.email, email)),
  ])
  const stored = JSON.stringify(rows)
  for (const plain of [password, signIn.accessToken, signIn.refreshToken]) expect(stored).not.toContain(plain)
  expect(stored).toContain('$argon2id$v=19$m=47104,t=1,p=1$')
  expect(Buffer.from(signIn.refreshToken, 'base64url')).toHaveLength(32)
})
