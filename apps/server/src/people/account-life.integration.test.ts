import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from '@vitrine/contracts/calls/client.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { testRegistry } from '../testing/models/test-registry.ts'
import { mailsTo, passwordMailedTo } from '../testing/people/mails-to.ts'
import { signInFresh } from '../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../testing/processes/start-test-server.ts'
import { minutes } from '../time/clock.ts'
import { erasePeople } from './erase-people.ts'

let server: TestServer
let admin: Client
let adminId: string
let adminEmail: string
const day = minutes(24 * 60)

async function freshAdmin() {
  const signedIn = await signInFresh(server, 'admin')
  admin = signedIn.client
  adminId = signedIn.user.id
  adminEmail = signedIn.user.email
}

beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' }, { registry: testRegistry })
  await freshAdmin()
})
afterAll(() => server.close())

const signInAgain = ({ user, password }: { user: { email: string }; password: string }) =>
  server.client().call('login', { body: { email: user.email, password, force: true } })

const closed = { status: 403, problem: 'account-blocked' }

test('a blocked account is signed out at once, learns it only with the right password, and comes back', async () => {
  const someone = await signInFresh(server)
  const params = { id: someone.user.id }
  expect((await admin.call('setUserAccess', { params, body: { blocked: true } })).blockedAt).not.toBeNull()
  await expect(someone.client.call('listAnalyses', {})).rejects.toMatchObject({ status: 401 })
  await expect(signInAgain(someone)).rejects.toMatchObject(closed)
  await expect(signInAgain({ ...someone, password: 'wrong' })).rejects.toMatchObject({ problem: 'sign-in-failed' })
  await expect(server.client().call('refresh', { body: { refreshToken: someone.refreshToken } })).rejects.toMatchObject(
    { status: 401 },
  )
  await admin.call('setUserAccess', { params, body: { blocked: false } })
  await signInAgain(someone)
  const { items } = await admin.call('listAudit', { query: { target: params.id } })
  expect(items.map(({ action }) => action)).toEqual(expect.arrayContaining(['account-blocked', 'account-unblocked']))
  const told = (await mailsTo(server.database.db, someone.user.email)).map(({ data, replyTo }) => [data.event, replyTo])
  expect(told).toEqual(
    expect.arrayContaining([
      ['blocked', adminEmail],
      ['unblocked', adminEmail],
    ]),
  )
})

test('nobody blocks themselves, and the last open admin is not blocked', async () => {
  await expect(admin.call('setUserAccess', { params: { id: adminId }, body: { blocked: true } })).rejects.toMatchObject(
    { status: 409, problem: 'conflict' },
  )
  const other = await signInFresh(server, 'admin')
  const { items } = await admin.call('listUsers', { query: { role: 'admin', status: 'approved' } })
  for (const { id } of items.filter((one) => one.id !== adminId && one.id !== other.user.id)) {
    await admin.call('setUserAccess', { params: { id }, body: { blocked: true } })
  }
  await admin.call('setUserAccess', { params: { id: other.user.id }, body: { blocked: true } })
  await expect(admin.call('deleteOwnAccount', { body: { email: adminEmail } })).rejects.toMatchObject({
    status: 409,
    problem: 'last-admin',
  })
})

test('an account ends with the day that was set, and is extended', async () => {
  const someone = await signInFresh(server)
  const params = { id: someone.user.id }
  const dayIn = (days: number) => new Date(server.clock().getTime() + days * day).toISOString().slice(0, 10)
  await expect(admin.call('setUserAccess', { params, body: { accessEndsOn: dayIn(-2) } })).rejects.toMatchObject({
    message: 'The field accessEndsOn is a day that is over.',
    status: 400,
  })
  await admin.call('setUserAccess', { params, body: { accessEndsOn: dayIn(1) } })
  await signInAgain(someone)
  server.clock.pass(2 * day)
  await expect(signInAgain(someone)).rejects.toMatchObject({ ...closed, message: 'This account has expired.' })
  await freshAdmin()
  await admin.call('setUserAccess', { params, body: { accessEndsOn: dayIn(30) } })
  await signInAgain(someone)
  expect((await admin.call('setUserAccess', { params, body: { accessEndsOn: null } })).accessEndsAt).toBeNull()
})

test('who deleted their own account is brought back within 30 days, with a new password, and is erased after them', async () => {
  const someone = await signInFresh(server)
  const { id, email } = someone.user
  const other = { email: 'other@vitrine.example' }
  await expect(someone.client.call('deleteOwnAccount', { body: other })).rejects.toMatchObject({ status: 400 })
  const { erasesAt } = await someone.client.call('deleteOwnAccount', { body: { email } })
  expect(Date.parse(erasesAt) - server.clock().getTime()).toBe(30 * day)
  await expect(signInAgain(someone)).rejects.toMatchObject({ status: 403, problem: 'account-deleted' })
  server.clock.pass(29 * day)
  await erasePeople({ db: server.database.db, clock: server.clock })
  await freshAdmin()
  expect(await admin.call('restoreUser', { params: { id } })).toMatchObject({ status: 'approved', deletedAt: null })
  const password = await passwordMailedTo(server, email, 'new-credentials')
  const { user } = await signInAgain({ user: { email }, password })
  expect(user).toMatchObject({ id, isPasswordTemporary: true })
  await expect(admin.call('restoreUser', { params: { id } })).rejects.toMatchObject({ status: 409 })
  await admin.call('deleteUser', { params: { id, type: 'organization' } })
  server.clock.pass(31 * day)
  await erasePeople({ db: server.database.db, clock: server.clock })
  await freshAdmin()
  await expect(admin.call('restoreUser', { params: { id } })).rejects.toMatchObject({ status: 404 })
})

/** The token in the newest mail that restores an account. */
const undoMailedTo = (email: string, count: number) =>
  eventually('a mail that brings the account back', async () => {
    const rows = (await mailsTo(server.database.db, email)).filter(({ kind }) => kind === 'account-deletion')
    const last = rows.at(-1)
    if (rows.length !== count || !last || last.status === 'queued') return null
    expect(last.data['token']).toBeNull()
    const name = (await readdir(server.mailFolder)).find((file) => file.endsWith(`${last.id}.eml`)) ?? ''
    const text = (await readFile(join(server.mailFolder, name), 'utf8')).replace(/=\r?\n/g, '').replaceAll('=3D', '=')
    return /\/login#restore=([\w-]{43})/.exec(text)?.[1] ?? null
  })

const undo = (token: string) => server.client().call('undoDeletion', { body: { token } })
const linkOver = { status: 410, problem: 'link-over' }

test('its owner brings a deleted account back by the mailed link, as it was, once', async () => {
  const someone = await signInFresh(server)
  const { id, email } = someone.user
  await someone.client.call('deleteOwnAccount', { body: { email } })
  const first = await undoMailedTo(email, 1)
  server.clock.pass(20 * day)
  // A wrong password reveals nothing; the right one causes a new link to be mailed.
  await expect(signInAgain({ ...someone, password: 'wrong' })).rejects.toMatchObject({ problem: 'sign-in-failed' })
  await expect(signInAgain(someone)).rejects.toMatchObject({ status: 403, problem: 'account-deleted' })
  const second = await undoMailedTo(email, 2)
  expect(await undo(second)).toEqual({ email })
  expect((await signInAgain(someone)).user).toMatchObject({ id, isPasswordTemporary: false })
  for (const used of [first, second, 'never-given-out']) await expect(undo(used)).rejects.toMatchObject(linkOver)
  await freshAdmin()
  const { items } = await admin.call('listAudit', { query: { target: id } })
  expect(items[0]).toMatchObject({ action: 'account-restored', by: 'account', actor: { id } })
  expect(await admin.call('getUser', { params: { id } })).toMatchObject({ status: 'approved', deletedAt: null })
})

test('after 30 days the link is over, and what an admin deleted its owner does not bring back', async () => {
  const late = await signInFresh(server)
  await late.client.call('deleteOwnAccount', { body: { email: late.user.email } })
  const token = await undoMailedTo(late.user.email, 1)
  server.clock.pass(30 * day)
  await expect(undo(token)).rejects.toMatchObject(linkOver)
  await expect(signInAgain(late)).rejects.toMatchObject({ problem: 'sign-in-failed' })
  await freshAdmin()
  const someone = await signInFresh(server)
  await admin.call('deleteUser', { params: { id: someone.user.id, type: 'organization' } })
  await expect(signInAgain(someone)).rejects.toMatchObject({ problem: 'sign-in-failed' })
})

test('an account that was brought back by an admin and deleted by one does not come back by the old link', async () => {
  const someone = await signInFresh(server)
  const { id, email } = someone.user
  await someone.client.call('deleteOwnAccount', { body: { email } })
  const token = await undoMailedTo(email, 1)
  await admin.call('restoreUser', { params: { id } })
  await admin.call('deleteUser', { params: { id, type: 'organization' } })
  await expect(undo(token)).rejects.toMatchObject(linkOver)
})

test('where the e-mail has another account meanwhile, nothing is brought back over it', async () => {
  const someone = await signInFresh(server)
  const { email } = someone.user
  await someone.client.call('deleteOwnAccount', { body: { email } })
  const token = await undoMailedTo(email, 1)
  await admin.call('invitePeople', { body: { people: email, role: 'user', models: [], days: 7, greeting: '' } })
  await expect(undo(token)).rejects.toMatchObject({ status: 409, problem: 'conflict' })
})

test('one’s own data come as JSON, with all of one’s own and nothing secret or of others', async () => {
  const someone = await signInFresh(server)
  const other = await signInFresh(server)
  await someone.client.call('analyze', { params: { '*': 'echo' }, body: { text: 'my own words' } })
  await other.client.call('analyze', { params: { '*': 'echo' }, body: { text: 'somebody else’s words' } })
  const params = { id: someone.user.id }
  await admin.call('addNote', { params, body: { text: 'Wants looms by March.' } })
  const items = [{ model: 'echo', samples: ['hello'] }]
  await admin.call('createShowcase', { params, body: { items, greeting: 'For you.', mail: false } })
  await someone.client.call('createApiKey', { body: { name: 'Night run', scopes: ['run'] } })
  const response = await fetch(`${server.url}/v1/app/account/export.json`, {
    headers: { authorization: `Bearer ${someone.token}` },
  })
  expect(response.headers.get('content-disposition')).toContain('my-data.json')
  const text = await response.text()
  const data = JSON.parse(text) as Record<string, unknown>
  expect(data).toMatchObject({
    account: { id: someone.user.id, email: someone.user.email },
    requests: [{ email: someone.user.email }],
    sessions: [{ address: '127.0.0.1' }],
    analyses: [{ modelId: 'echo', inputText: 'my own words', output: { answer: 'my own words' } }],
    auditLog: expect.arrayContaining([expect.objectContaining({ action: 'own-data-exported' })]),
    notes: [{ text: 'Wants looms by March.' }],
    showcaseLinks: [{ greeting: 'For you.' }],
    apiKeys: [{ name: 'Night run' }],
  })
  expect(text).not.toContain('somebody else')
  expect(text).not.toContain(other.user.email)
  expect(text).not.toMatch(/\$argon2|Hash|callerKey|claim/)
  server.clock.pass(minutes(16))
  const { accessToken } = await server.client().call('refresh', { body: { refreshToken: someone.refreshToken } })
  const late = { headers: { authorization: `Bearer ${accessToken}` } }
  expect((await fetch(`${server.url}/v1/app/account/export.json`, late)).status).toBe(403)
})
