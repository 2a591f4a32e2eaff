import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CallRequest, Client } from '@vitrine/contracts/calls/client.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '../../database/schema/audit-log.ts'
import { people } from '../../database/schema/people.ts'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { mailsTo, passwordMailedTo } from '../../testing/people/mails-to.ts'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'

let server: TestServer
let sales: Client
let salesEmail: string
let admin: Client
async function signInAsSales() {
  const { client, user } = await signInFresh(server, 'sales')
  sales = client
  salesEmail = user.email
}
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' }, { registry: testRegistry })
  await signInAsSales()
  admin = (await signInFresh(server, 'admin')).client
})
afterAll(() => server.close())

const fresh = () => `invited-${randomUUID().slice(0, 8)}@example.com`

type Body = CallRequest<'invitePeople'>['body']

const invite = (list: string, more: Omit<Body, 'people'> = {}, client = sales) =>
  client.call('invitePeople', { body: { people: list, ...more } })

test('a preview says line by line what would happen, and does nothing', async () => {
  const [ada, grace] = [fresh(), fresh()]
  const list = `${ada}, Ada, Looms\n\n${grace}\nnobody\n${ada.toUpperCase()}\n${salesEmail}\n${fresh()},Sam,,sales\n${fresh()},X,,boss`
  const { rows, invited } = await invite(list, { preview: true })
  expect(invited).toBe(0)
  expect(rows.map(({ line, email, name, org, error }) => [line, email, name, org, error])).toEqual([
    [1, ada, 'Ada', 'Looms', null],
    [3, grace, '', '', null],
    [4, 'nobody', '', '', 'nobody is no e-mail address.'],
    [5, ada, '', '', 'The same e-mail stands in line 1.'],
    [6, salesEmail, '', '', 'This e-mail has an account already.'],
    [7, expect.any(String), 'Sam', '', 'Only admins invite sales and admins.'],
    [8, expect.any(String), 'X', '', 'There is no role boss; the roles: user, sales, admin.'],
  ])
  expect(await server.database.db.select().from(people).where(eq(people.email, ada))).toEqual([])
})

test('good lines are invited beside bad ones: account, mail with greeting and models, answers to the inviter', async () => {
  const email = fresh()
  const { rows, invited } = await invite(`${email};Ada Byron;Looms\nnobody;;`, {
    models: ['Test echo', 'Test slow'],
    days: 14,
    greeting: 'As we said on Monday.',
  })
  expect(invited).toBe(1)
  expect(rows.map(({ outcome, text }) => [outcome, text])).toEqual([
    ['invited', `${email},Ada Byron,Looms`],
    ['refused', 'nobody'],
  ])
  const { items } = await sales.call('listUsers', { query: { search: email } })
  expect(items).toMatchObject([
    { name: 'Ada Byron', org: 'Looms', status: 'approved', role: 'user', signup_source: 'invitation' },
  ])
  const ends = Date.parse(items[0]?.invitationEndsAt ?? '')
  expect(Math.round((ends - server.clock().getTime()) / 86_400_000)).toBe(14)
  const password = await passwordMailedTo(server, email, 'invitation')
  const [mail] = await mailsTo(server.database.db, email)
  expect(mail).toMatchObject({ kind: 'invitation', replyTo: salesEmail, data: { password: null } })
  const files = await readdir(server.mailFolder)
  const written = await readFile(
    join(server.mailFolder, files.find((name) => name.endsWith(`${mail?.id}.eml`)) ?? ''),
    'utf8',
  )
  expect(written).toContain('As we said on Monday.')
  expect(written).toContain('Test echo, Test slow')
  const { user } = await server.client().call('login', { body: { email, password, force: true } })
  expect(user).toMatchObject({ email, isPasswordTemporary: true })
  const acts = await server.database.db.select().from(auditLog).where(eq(auditLog.targetId, user.id))
  expect(acts).toMatchObject([{ action: 'person-invited', details: { role: 'user', days: '14' } }])
})

test('who asked already gets the account of that request', async () => {
  const email = fresh()
  const { id } = await server.client().call('createUser', { body: { name: 'Grace', email, interested_in: 'Retail' } })
  await invite(`name,email\n,${email}`)
  expect(await sales.call('getProspect', { params: { id } })).toMatchObject({
    status: 'approved',
    role: 'user',
    name: 'Grace',
    interested_in: 'Retail',
  })
})

test('admins invite staff, by line or all at once; sales cannot', async () => {
  const [one, two] = [fresh(), fresh()]
  const { rows } = await invite(`${one},Sam,,sales\n${two},Ann`, { role: 'admin' }, admin)
  expect(rows.map(({ role, outcome }) => [role, outcome])).toEqual([
    ['sales', 'invited'],
    ['admin', 'invited'],
  ])
  const refused = await invite(fresh(), { role: 'admin' })
  expect(refused).toMatchObject({ invited: 0, rows: [{ error: 'Only admins invite sales and admins.' }] })
})

async function personWith(email: string) {
  const [person] = (await sales.call('listUsers', { query: { search: email } })).items
  if (!person) throw new Error(`nobody has the e-mail ${email}`)
  return person
}

test('an invitation lapses, looks so, and is sent again with what it said and for as many days', async () => {
  const email = fresh()
  await invite(`${email},Noor`, { days: 9, greeting: 'Bring the blue folder.', models: ['Test slow'] })
  const password = await passwordMailedTo(server, email, 'invitation')
  const before = await personWith(email)
  // A lapsed one: nine days are nine days from now on.
  server.clock.pass(10 * 86_400_000)
  expect(Date.parse(before.invitationEndsAt ?? '')).toBeLessThan(server.clock().getTime())
  const inviter = salesEmail
  await signInAsSales()
  await sales.call('resendCredentials', { params: { id: before.id } })
  const ends = Date.parse((await personWith(email)).invitationEndsAt ?? '')
  expect(Math.round((ends - server.clock().getTime()) / 86_400_000)).toBe(9)
  await expect(server.client().call('login', { body: { email, password, force: true } })).rejects.toMatchObject({
    problem: 'sign-in-failed',
  })
  const again = await passwordMailedTo(server, email, 'invitation')
  const mails = await mailsTo(server.database.db, email)
  expect(mails.map(({ kind, replyTo }) => [kind, replyTo])).toEqual([
    ['invitation', inviter],
    // It says that answers go to who wrote the greeting, also when a colleague sends it again.
    ['invitation', inviter],
  ])
  expect(mails[1]?.data).toMatchObject({ greeting: 'Bring the blue folder.', models: 'Test slow' })
  await expect(server.client().call('login', { body: { email, password: again, force: true } })).resolves.toBeDefined()
})

test('who has come already gets a new password, and is not invited again', async () => {
  const email = fresh()
  await invite(email, { days: 20, greeting: 'Until Thursday.' })
  const password = await passwordMailedTo(server, email, 'invitation')
  const { accessToken } = await server.client().call('login', { body: { email, password, force: true } })
  const body = { currentPassword: password, newPassword: 'kettle violin 37 harbour' }
  await server.client(accessToken).call('setPassword', { body })
  await sales.call('resendCredentials', { params: { id: (await personWith(email)).id } })
  const mails = await mailsTo(server.database.db, email)
  expect(mails.filter(({ kind }) => kind === 'invitation')).toHaveLength(1)
  expect(mails.find(({ kind }) => kind === 'new-credentials')).toMatchObject({ replyTo: salesEmail })
})

test('a list that cannot be read, names nobody or too many is refused whole', async () => {
  await expect(invite('"')).rejects.toMatchObject({ problem: 'csv-unreadable' })
  await expect(invite('email,name\n')).rejects.toMatchObject({ problem: 'input-empty' })
  const many = Array.from({ length: 201 }, (_, index) => `x${index}@example.com`).join('\n')
  await expect(invite(many, { preview: true })).rejects.toMatchObject({ problem: 'row-limit' })
})
