import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/database/open-test-database.ts'
import { accountOptions } from '../../testing/people/account-options.ts'
import { addAccount } from '../../testing/people/add-account.ts'
import { testClock } from '../../testing/processes/test-clock.ts'
import { minutes } from '../../time/clock.ts'
import { type Accounts, createAccounts } from '../accounts.ts'

const clock = testClock()
const warnings: string[] = []
let database: TestDatabase
let accounts: Accounts

beforeAll(async () => {
  database = await openTestDatabase()
  const log = { warn: (text: string) => void warnings.push(text) }
  accounts = createAccounts({ db: database.db, clock, log, rateLimits: false, ...accountOptions })
})
afterAll(() => database.close())

async function signIn() {
  const account = await addAccount(database.db)
  return accounts.signIn({ ...account, force: true, address: '192.0.2.1', device: null, userAgent: 'test' })
}

const stateOf = async (accessToken: string) => (await accounts.readAccessToken(accessToken)).state

const refused = { problem: 'token-invalid' }

test('a refresh gives new tokens, and the session lives on with them', async () => {
  const first = await signIn()
  const second = await accounts.refresh(first.refreshToken)
  expect(second.newRefreshToken).not.toBe(first.refreshToken)
  expect(await stateOf(second.accessToken)).toBe('live')
  const third = await accounts.refresh(second.newRefreshToken)
  expect(await stateOf(third.accessToken)).toBe('live')
})

test('fifty parallel refreshes of one token give one successor, and it serves all tabs', async () => {
  const { refreshToken } = await signIn()
  const answers = await Promise.all(Array.from({ length: 50 }, () => accounts.refresh(refreshToken)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const [one] = answers
  expect(await stateOf(one?.accessToken ?? '')).toBe('live')
  await expect(accounts.refresh(one?.newRefreshToken ?? '')).resolves.toBeDefined()
})

test('a used token that comes again after ten seconds ends the whole family', async () => {
  const first = await signIn()
  const second = await accounts.refresh(first.refreshToken)
  clock.pass(10_001)
  warnings.length = 0
  await expect(accounts.refresh(first.refreshToken)).rejects.toMatchObject(refused)
  expect(warnings).toHaveLength(1)
  expect(await stateOf(first.accessToken)).toBe('unknown')
  expect(await stateOf(second.accessToken)).toBe('unknown')
  await expect(accounts.refresh(second.newRefreshToken)).rejects.toMatchObject(refused)
})

test('the grace is the direct parent’s only: a grandparent ends the family at once', async () => {
  const first = await signIn()
  const second = await accounts.refresh(first.refreshToken)
  const third = await accounts.refresh(second.newRefreshToken)
  await expect(accounts.refresh(first.refreshToken)).rejects.toMatchObject(refused)
  expect(await stateOf(third.accessToken)).toBe('unknown')
})

test('one family’s end does not touch another session of the account', async () => {
  const account = await addAccount(database.db)
  const request = { ...account, force: true, address: '192.0.2.1', device: null, userAgent: null }
  const stolen = await accounts.signIn(request)
  const other = await accounts.signIn(request)
  await accounts.refresh(stolen.refreshToken)
  clock.pass(11_000)
  await expect(accounts.refresh(stolen.refreshToken)).rejects.toMatchObject(refused)
  expect(await stateOf(other.accessToken)).toBe('live')
})

test('an access token lasts 15 minutes, a session 60, however often it is refreshed', async () => {
  let { accessToken, refreshToken } = await signIn()
  clock.pass(minutes(14))
  expect(await stateOf(accessToken)).toBe('live')
  clock.pass(minutes(1))
  expect(await stateOf(accessToken)).toBe('over')
  for (let refreshes = 0; refreshes < 3; refreshes++) {
    const next = await accounts.refresh(refreshToken)
    accessToken = next.accessToken
    refreshToken = next.newRefreshToken
    clock.pass(minutes(14))
  }
  const last = await accounts.refresh(refreshToken)
  expect(new Date(last.accessTokenExpiresAt).getTime() - clock().getTime()).toBe(minutes(3))
  clock.pass(minutes(3))
  expect(await stateOf(last.accessToken)).toBe('over')
  await expect(accounts.refresh(last.newRefreshToken)).rejects.toMatchObject(refused)
})

test('extending starts a new 60 minutes, for one’s own session only', async () => {
  const { refreshToken, accessToken } = await signIn()
  const stranger = await signIn()
  clock.pass(minutes(10))
  const reading = await accounts.readAccessToken(accessToken)
  const strange = await accounts.readAccessToken(stranger.accessToken)
  if (reading.state !== 'live' || strange.state !== 'live') throw new Error('not signed in')
  await expect(accounts.extend(refreshToken, strange.signedIn)).rejects.toMatchObject(refused)
  const extended = await accounts.extend(refreshToken, reading.signedIn)
  clock.pass(minutes(55))
  const later = await accounts.refresh(extended.newRefreshToken)
  expect(await stateOf(later.accessToken)).toBe('live')
  clock.pass(minutes(5))
  await expect(accounts.refresh(later.newRefreshToken)).rejects.toMatchObject(refused)
})

test('signing out ends the session at once, by any token of its family', async () => {
  const first = await signIn()
  const second = await accounts.refresh(first.refreshToken)
  expect(await accounts.signOut(first.refreshToken)).toBe(true)
  expect(await stateOf(second.accessToken)).toBe('unknown')
  expect(await accounts.signOut(first.refreshToken)).toBe(false)
  expect(await accounts.signOut('never-given-out')).toBe(false)
})

test('an access token is no refresh token and the other way round', async () => {
  const { accessToken, refreshToken } = await signIn()
  await expect(accounts.refresh(accessToken)).rejects.toMatchObject(refused)
  expect(await stateOf(refreshToken)).toBe('unknown')
})

test('the sweep deletes sessions a day after their end', async () => {
  const { accessToken } = await signIn()
  clock.pass(minutes(60 * 24))
  await accounts.sweep()
  expect(await stateOf(accessToken)).toBe('over')
  clock.pass(minutes(61))
  await accounts.sweep()
  expect(await stateOf(accessToken)).toBe('unknown')
})
