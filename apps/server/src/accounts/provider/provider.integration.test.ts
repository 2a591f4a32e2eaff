import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../../database/schema/accounts.ts'
import { everyRow } from '../../testing/database/every-row.ts'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { createProviderBrowser, providerStart } from '../../testing/outside/provider-browser.ts'
import { startSignInProvider, type TestProvider } from '../../testing/outside/start-sign-in-provider.ts'
import { addAccount } from '../../testing/people/add-account.ts'
import { mailsTo } from '../../testing/people/mails-to.ts'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'
import { minutes } from '../../time/clock.ts'

const PUBLIC_URL = 'http://vitrine.test'
let server: TestServer
let provider: TestProvider
beforeAll(async () => {
  provider = await startSignInProvider(`${PUBLIC_URL}/v1/app/auth/provider/callback`)
  const { issuer, client } = provider
  const variables = {
    PUBLIC_URL,
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret,
    OIDC_LABEL: 'Acme',
  }
  server = await startTestServer(variables, { registry: testRegistry })
})
afterAll(async () => {
  await server.close()
  await provider.close()
})

const createBrowser = () => createProviderBrowser(PUBLIC_URL, server.url)

const start = providerStart
/** The last address of the flow. */
const end = async (browser = createBrowser()) => (await browser.follow(start)).at(-1)

test('the sign-in dialog names it, and the browser is led there with PKCE, state and nonce', async () => {
  expect(await server.client().call('getSignInWays', {})).toMatchObject({ provider: 'Acme' })
  const response = await createBrowser().ask(start)
  const query = new URL(response.headers.get('location') ?? '').searchParams
  expect(Object.fromEntries(query)).toMatchObject({
    response_type: 'code',
    redirect_uri: `${PUBLIC_URL}/v1/app/auth/provider/callback`,
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  })
  const cookie = response.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/SameSite=Lax/)
  // The cookie is encrypted: state and nonce cannot be read in it.
  expect(cookie).not.toContain(query.get('state'))
})

test('who was invited signs in by a verified e-mail, and is told that it was bound; nothing is left that serves again', async () => {
  const { email } = await addAccount(server.database.db, { now: server.clock() })
  provider.be('s-1', { email: email.toUpperCase() })
  const browser = createBrowser()
  const way = await browser.follow(start)
  expect(way.at(-1)).toBe('/login?provider=done')
  const { status, data } = await browser.finish()
  expect(status).toBe(200)
  expect(data?.user).toMatchObject({ email, isPasswordTemporary: false })
  expect((await browser.finish()).problem).toBe('sign-in-failed')
  const subjects = (await mailsTo(server.database.db, email)).map(({ subject }) => subject)
  expect(subjects).toEqual([expect.stringContaining('Sign-in by another account')])
  // The callback's address works only once, in this browser or another.
  const back = way.find((address) => address.includes('/callback?')) ?? ''
  for (const again of [browser, createBrowser()]) {
    const response = await again.ask(back)
    expect(response.headers.get('location')).toBe('/login?provider=failed')
    expect((await again.finish()).problem).toBe('sign-in-failed')
  }
})

test('the provider’s tokens are dropped once they were read: not stored, logged or sent to the browser', async () => {
  const { email } = await addAccount(server.database.db, { now: server.clock() })
  provider.be('s-tokens', { email })
  const before = provider.issued.length
  const browser = createBrowser()
  const way = await browser.follow(start)
  const finished = await browser.finish()
  expect(finished.status).toBe(200)
  const issued = provider.issued.slice(before)
  expect(issued).toHaveLength(2)
  const told = JSON.stringify([way, finished]) + (await everyRow(server.database.db)) + server.logged.join('')
  expect(told).toContain(email)
  // A token's last third is its signature; none of it may be left either.
  for (const token of issued) for (const part of token.split('.')) expect(told.includes(part)).toBe(false)
})

test('another browser does not go on with what one began', async () => {
  const { email } = await addAccount(server.database.db)
  provider.be('s-2', { email })
  const [victim, thief] = [createBrowser(), createBrowser()]
  // Login CSRF: the attacker signs in and has the victim open the callback's address, so that the victim uses the
  // attacker's account.
  const next = await thief.leadBack()
  expect((await victim.ask(next)).headers.get('location')).toBe('/login?provider=failed')
  expect((await victim.finish()).status).toBe(401)
  expect(server.logged.join('')).toContain('a return from the sign-in provider was refused')
})

test('of six returns at once with one code one gets in, and that browser signs in', async () => {
  const { email } = await addAccount(server.database.db)
  provider.be('s-six', { email })
  const browser = createBrowser()
  const back = await browser.leadBack()
  const calls = await Promise.all(Array.from({ length: 6 }, () => browser.ask(back)))
  const ends = calls.map(({ headers }) => headers.get('location'))
  expect(ends.filter((to) => to === '/login?provider=done')).toHaveLength(1)
  expect(ends.filter((to) => to === '/login?provider=failed')).toHaveLength(5)
  expect((await browser.finish()).data?.user).toMatchObject({ email })
  expect((await browser.finish()).status).toBe(401)
})

test('nobody registers: strangers, unverified e-mails, deleted and blocked accounts, and who says no', async () => {
  const { db } = server.database
  provider.be('s-3', { email: 'stranger@example.com' })
  expect(await end()).toBe('/login?provider=not-invited')
  expect(await db.select().from(accounts).where(eq(accounts.email, 'stranger@example.com'))).toEqual([])
  const { email } = await addAccount(db)
  provider.be('s-4', { email, verified: false })
  expect(await end()).toBe('/login?provider=unverified')
  provider.be('s-4', { email, refuses: true })
  expect(await end()).toBe('/login?provider=cancelled')
  provider.be('s-4', { email })
  await db.update(accounts).set({ blockedAt: new Date() }).where(eq(accounts.email, email))
  const browser = createBrowser()
  await browser.follow(start)
  expect(await browser.finish()).toMatchObject({ status: 403, problem: 'account-blocked' })
  await db.update(accounts).set({ deletedAt: new Date() }).where(eq(accounts.email, email))
  expect(await end()).toBe('/login?provider=not-invited')
})

test('a sign that turns into one of our letters as it is made small is another mailbox', async () => {
  const { email } = await addAccount(server.database.db, { role: 'admin' })
  // The Kelvin sign.
  const kelvin = 'kim'.replace('k', '\u212a')
  expect(kelvin.toLowerCase()).toBe('kim')
  await server.database.db.update(accounts).set({ email: 'kim@example.com' }).where(eq(accounts.email, email))
  provider.be('s-kelvin', { email: `${kelvin}@example.com` })
  expect(await end()).toBe('/login?provider=unverified')
})

test('who never chose a password is told how to prove who they are, not that a password is wrong', async () => {
  const { email } = await addAccount(server.database.db, { temporary: true })
  provider.be('s-9', { email })
  const browser = createBrowser()
  await browser.follow(start)
  const { data } = await browser.finish()
  const client = server.client(data?.accessToken)
  server.clock.pass(minutes(16))
  const refreshed = await server.client().call('refresh', { body: { refreshToken: data?.refreshToken ?? '' } })
  const later = server.client(refreshed.accessToken)
  await expect(client.call('confirmIdentity', { body: { password: 'x' } })).rejects.toMatchObject({ status: 401 })
  const missing = { problem: 'password-missing', hint: expect.stringContaining('sign in again') }
  const body = { currentPassword: 'x', newPassword: 'a walnut of mine, 3 gulls' }
  await expect(later.call('confirmIdentity', { body: { password: 'x' } })).rejects.toMatchObject(missing)
  await expect(later.call('setPassword', { body })).rejects.toMatchObject({ problem: 'password-missing' })
})

test('an account is its first visitor’s, also when the e-mail goes to somebody else there', async () => {
  const { email } = await addAccount(server.database.db)
  provider.be('s-5', { email })
  expect(await end()).toBe('/login?provider=done')
  // The same person with another e-mail, and somebody else with that person's e-mail.
  provider.be('s-5', { email: 'married@example.com' })
  const browser = createBrowser()
  await browser.follow(start)
  expect((await browser.finish()).data?.user).toMatchObject({ email })
  provider.be('s-6', { email })
  expect(await end()).toBe('/login?provider=not-invited')
})

test('a second step of ours is asked for unless the provider has asked for one', async () => {
  const { client, user } = await signInFresh(server)
  const { secret } = await client.call('beginSecondStep', {})
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock().getTime() })
  await client.call('enableSecondStep', { body: { code: code() } })
  server.clock.pass(30_000)
  provider.be('s-7', { email: user.email })
  const browser = createBrowser()
  await browser.follow(start)
  const missing = { status: 401, problem: 'second-step-required' }
  expect(await browser.finish()).toMatchObject(missing)
  expect(await browser.finish({ code: '000000' })).toMatchObject(missing)
  expect((await browser.finish({ code: code() })).status).toBe(200)
  provider.be('s-7', { email: user.email, amr: ['pwd', 'mfa'] })
  const other = createBrowser()
  await other.follow(start)
  expect((await other.finish()).status).toBe(200)
})

test('codes are limited there as at the password, and what was begun is over in time', async () => {
  const { client, user } = await signInFresh(server)
  const { secret } = await client.call('beginSecondStep', {})
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock().getTime() })
  await client.call('enableSecondStep', { body: { code } })
  provider.be('s-8', { email: user.email })
  const browser = createBrowser()
  await browser.follow(start)
  for (let guess = 0; guess < 5; guess++) await browser.finish({ code: `33333${guess}` })
  expect((await browser.finish({ code: '444444' })).status).toBe(429)
  server.clock.pass(minutes(6))
  expect((await browser.finish({ code: '444444' })).status).toBe(401)
  const late = createBrowser()
  const address = (await late.ask(start)).headers.get('location') ?? ''
  server.clock.pass(minutes(11))
  const way = await late.follow(address)
  expect(way.at(-1)).toBe('/login?provider=failed')
})

test('where the provider is down the dialog says so, and it is asked again the next time', async () => {
  const variables = { PUBLIC_URL, OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y' }
  const alone = await startTestServer(variables, { registry: testRegistry })
  const response = await fetch(`${alone.url}${start}`, { redirect: 'manual' })
  expect(response.headers.get('location')).toBe('/login?provider=unavailable')
  await alone.close()
})

test('one that goes down later is noticed too, before the browser is led there', async () => {
  const dying = await startSignInProvider(`${PUBLIC_URL}/v1/app/auth/provider/callback`)
  const { issuer, client } = dying
  const variables = { PUBLIC_URL, OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret }
  const own = await startTestServer(variables, { registry: testRegistry })
  const leads = async () => (await fetch(`${own.url}${start}`, { redirect: 'manual' })).headers.get('location')
  expect(await leads()).toContain(issuer)
  await dying.close()
  own.clock.pass(minutes(2))
  expect(await leads()).toBe('/login?provider=unavailable')
  await own.close()
})

test('without one there is none', async () => {
  const plain = await startTestServer({}, { registry: testRegistry })
  expect(await plain.client().call('getSignInWays', {})).toMatchObject({ provider: null })
  expect((await fetch(`${plain.url}${start}`)).status).toBe(503)
  await plain.close()
})
