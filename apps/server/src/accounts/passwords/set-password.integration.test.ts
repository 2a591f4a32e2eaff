import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/database/open-test-database.ts'
import { accountOptions } from '../../testing/people/account-options.ts'
import { addAccount, type TestAccount } from '../../testing/people/add-account.ts'
import { testClock } from '../../testing/processes/test-clock.ts'
import { minutes } from '../../time/clock.ts'
import { type Accounts, createAccounts } from '../accounts.ts'
import { ensureFirstAdmin } from '../first-admin.ts'

const clock = testClock()
let database: TestDatabase
let accounts: Accounts

beforeAll(async () => {
  database = await openTestDatabase()
  accounts = createAccounts({
    db: database.db,
    clock,
    log: { warn: () => undefined },
    rateLimits: true,
    ...accountOptions,
  })
})
afterAll(() => database.close())

const place = { address: '192.0.2.7', userAgent: null }
const signIn = (account: TestAccount) => accounts.signIn({ ...account, ...place, device: null, force: true })

async function callerOf(accessToken: string) {
  const reading = await accounts.readAccessToken(accessToken)
  if (reading.state !== 'live') throw new Error(`the session is ${reading.state}`)
  return reading.signedIn
}

const strong = 'velvet otter 42 kettle drum'

test('a temporary password serves for one sign-in, whose session may set a new one', async () => {
  const account = await addAccount(database.db, { temporary: true })
  const { user, accessToken } = await signIn(account)
  expect(user.isPasswordTemporary).toBe(true)
  const signedIn = await callerOf(accessToken)
  expect(signedIn.caller).toBe('temporary')
  await expect(signIn(account)).rejects.toMatchObject({ problem: 'sign-in-failed' })

  const request = { signedIn, currentPassword: account.password, newPassword: strong, ...place }
  const answer = await accounts.setPassword(request)
  expect(answer.user.isPasswordTemporary).toBe(false)
  expect((await callerOf(answer.accessToken)).caller).toBe('user')
  expect((await accounts.readAccessToken(accessToken)).state).toBe('unknown')
  await expect(signIn({ ...account, password: strong })).resolves.toBeDefined()
})

test('a password counts as it was typed: every character of 128, blanks around it, letters of any script', async () => {
  for (const newPassword of [
    `${strong} `.repeat(5).slice(0, 127) + 'Z',
    `  ${strong}  `,
    'Flüsse ohne Ufer — чайка 海辺 9',
  ]) {
    const account = await addAccount(database.db)
    const signedIn = await callerOf((await signIn(account)).accessToken)
    await accounts.setPassword({ signedIn, currentPassword: account.password, newPassword, ...place })
    await expect(signIn({ ...account, password: newPassword })).resolves.toBeDefined()
    for (const other of [newPassword.trim(), newPassword.slice(0, -1), newPassword.toLowerCase()].filter(
      (one) => one !== newPassword,
    ))
      await expect(signIn({ ...account, password: other })).rejects.toMatchObject({ problem: 'sign-in-failed' })
  }
})

test('of two who use one temporary password at once, one gets in', async () => {
  const account = await addAccount(database.db, { temporary: true })
  const tries = await Promise.allSettled([signIn(account), signIn(account)])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a temporary password is over after its time', async () => {
  const account = await addAccount(database.db, { temporary: true, now: clock() })
  clock.pass(minutes(60))
  await expect(signIn(account)).rejects.toMatchObject({ problem: 'sign-in-failed' })
})

test('the current password must be right', async () => {
  const account = await addAccount(database.db)
  const signedIn = await callerOf((await signIn(account)).accessToken)
  const request = { signedIn, currentPassword: 'something else', newPassword: strong, ...place }
  await expect(accounts.setPassword(request)).rejects.toMatchObject({ problem: 'sign-in-failed' })
})

test.each([
  ['too short', 'velvet 42 o'],
  ['too long', `${strong} `.repeat(5)],
  ['guessable', 'password1234'],
  ['a keyboard walk', 'qwertyuiop123'],
  ['one word again and again', 'kettlekettlekettle'],
  ['the account’s own address', null],
  ['the product and the year', 'Vitrine2026!!'],
  ['a welcome and the year', 'Welcome2026!!'],
  ['a season and the year', 'Summer2025!!!'],
  ['a season in disguise', '$umm3r-2025-!!'],
  ['a breached one with signs', '!!!Sunshine!!!2024'],
  ['the person and the year', 'TestUser2026!'],
])('a new password that is %s is refused with what to do', async (_what, password) => {
  const account = await addAccount(database.db)
  const signedIn = await callerOf((await signIn(account)).accessToken)
  const newPassword = password ?? account.email
  const request = { signedIn, currentPassword: account.password, newPassword, ...place }
  await expect(accounts.setPassword(request)).rejects.toMatchObject({
    problem: 'password-weak',
    hint: expect.stringMatching(/\w+/) as string,
  })
})

test('the first admin gets a temporary password once, or the configured one', async () => {
  const open = { db: database.db, clock }
  const env = { ADMIN_EMAIL: 'First.Admin@vitrine.example', ADMIN_PASSWORD: undefined }
  const email = 'first.admin@vitrine.example'
  const [one, two] = await Promise.all([ensureFirstAdmin(open, env), ensureFirstAdmin(open, env)])
  const kinds = [one.password.kind, two.password.kind]
  expect(kinds.sort()).toEqual(['printed', 'temporary'])
  const made = one.password.kind === 'temporary' ? one : two
  if (made.password.kind !== 'temporary') throw new Error('no password was made')
  const { user } = await signIn({ email, password: made.password.value })
  expect(user).toMatchObject({ role: 'admin', isPasswordTemporary: true })

  // Used but never replaced: the next start makes another.
  expect((await ensureFirstAdmin(open, env)).password.kind).toBe('temporary')
  const configured = { ...env, ADMIN_PASSWORD: strong }
  expect((await ensureFirstAdmin(open, configured)).password.kind).toBe('configured')
  expect((await signIn({ email, password: strong })).user.isPasswordTemporary).toBe(false)
  // A password that its owner has set is not overwritten by the configuration's.
  await ensureFirstAdmin(open, { ...env, ADMIN_PASSWORD: 'another one altogether' })
  await expect(signIn({ email, password: strong })).resolves.toBeDefined()
})

// Last: what was given out before is over by then.
test('a password of one’s own is good for years, and nobody is told to change it', async () => {
  const account = await addAccount(database.db)
  clock.pass(minutes(5 * 366 * 24 * 60))
  const { user } = await signIn(account)
  expect(user.isPasswordTemporary).toBe(false)
})
