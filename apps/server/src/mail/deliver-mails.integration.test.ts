import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MailKind } from '@vitrine/contracts/administration/mail.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { mails } from '../database/schema/mails.ts'
import { people } from '../database/schema/people.ts'
import { createSealer } from '../secrets/sealer.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database/open-test-database.ts'
import { type SmtpBehaviour, startSmtpServer } from '../testing/outside/start-smtp-server.ts'
import { testClock } from '../testing/processes/test-clock.ts'
import { minutes } from '../time/clock.ts'
import { type DeliveryParts, deliverDue } from './deliver-mails.ts'
import { enqueueMail } from './enqueue-mail.ts'
import { forgetPasswords } from './forget-passwords.ts'
import type { MailData } from './mail-data.ts'
import { openOutbox } from './outbox.ts'
import { openTransport } from './transport.ts'

const place = { baseUrl: 'https://vitrine.example', product: 'Vitrine' }
const sealer = createSealer('a secret of the test', 'test')
const from = 'Vitrine <no-reply@vitrine.example>'
const personId = crypto.randomUUID()

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  const now = new Date()
  const person = { type: 'general', status: 'pending', email: 'ada@example.com', name: 'Ada' } as const
  await database.db.insert(people).values({ id: personId, ...person, createdAt: now, updatedAt: now })
})
afterAll(() => database.close())

async function open(behaviours: readonly SmtpBehaviour[]) {
  await database.db.delete(mails)
  const smtp = await startSmtpServer(behaviours)
  onTestFinished(() => smtp.close())
  const clock = testClock()
  const logged: unknown[] = []
  const log = { warn: (...line: unknown[]) => void logged.push(line) }
  const transport = openTransport({ SMTP_URL: smtp.url, MAIL_FROM: from, DATA_DIR: '' }, 400)
  onTestFinished(() => transport.close())
  const parts: DeliveryParts = { db: database.db, clock, place, transport, sealer, log }
  const enqueue = <Kind extends MailKind>(kind: Kind, data: MailData<Kind>, to = 'ada@example.com') =>
    enqueueMail(database.db, place, { kind, to, personId, data }, clock())
  return { smtp, clock, logged, parts, enqueue }
}

const stateOf = async (id: string) => (await database.db.select().from(mails).where(eq(mails.id, id)))[0]

/** Decodes quoted-printable: soft line breaks joined, =XX as bytes. */
const decoded = (source: string) =>
  source
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())

const invitation = { name: 'Ada', interest: 'Retail' }
const secret = {
  name: 'Ada',
  email: 'ada@example.com',
  password: sealer.seal('abcde-fghij'),
  expiresAt: '2026-01-02T03:04:05.000Z',
}

test('a mail arrives with its text and its HTML, and its password is in the database no longer', async () => {
  const { smtp, parts, enqueue } = await open(['accept'])
  const { id } = await enqueue('credentials', secret)
  expect(await deliverDue(parts)).toBe(1)
  const [mail] = smtp.received
  expect(mail).toMatchObject({ from: 'no-reply@vitrine.example', to: ['ada@example.com'] })
  const source = decoded(mail?.source ?? '')
  expect(source).toContain('From: Vitrine <no-reply@vitrine.example>')
  expect(source).toContain(`Message-ID: <${id}@vitrine.example>`)
  expect(source).toMatch(/multipart\/alternative/)
  expect(source.split('abcde-fghij')).toHaveLength(3)
  expect(source).toContain('Friday, 2 January 2026')
  expect(await stateOf(id)).toMatchObject({ status: 'sent', attempts: 1, reason: null, data: { password: null } })
  expect(await deliverDue(parts)).toBe(0)
})

test('an admin reads a mail that waits without its password, sealed or not, and sends it no second time', async () => {
  const { clock, enqueue } = await open([])
  const { id } = await enqueue('credentials', secret)
  const outbox = openOutbox({ db: database.db, clock, place })
  const mail = await outbox.read(id)
  expect(mail).toMatchObject({ status: 'queued', resendable: false })
  const shown = JSON.stringify([mail, await outbox.list({ limit: 10 })])
  expect(shown).toContain('ada@example.com')
  expect(shown).not.toContain('abcde-fghij')
  expect(shown).not.toContain(secret.password)
})

test('what people typed cannot become markup, a header or a second recipient', async () => {
  const { smtp, parts, enqueue } = await open(['accept'])
  const name = 'Eve <img src=x onerror=alert(1)>\r\nBcc: all@example.com'
  const rest = { email: 'eve@example.com', org: '"><script>', phone: '', type: 'general', interest: '', tried: null }
  await enqueue('request-notice', { personId, name, ...rest })
  await deliverDue(parts)
  const [mail] = smtp.received
  expect(mail?.to).toEqual(['ada@example.com'])
  const source = decoded(mail?.source ?? '')
  const head = source.slice(0, source.indexOf('\r\n\r\n'))
  expect(head).not.toMatch(/^Bcc:/im)
  const html = source.slice(source.indexOf('<!doctype'))
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).not.toMatch(/<img|<script/)
})

test('a refusal for now is tried again later, and later still', async () => {
  const { smtp, clock, parts, enqueue } = await open(['refuse-for-now', 'refuse-for-now', 'accept'])
  const { id } = await enqueue('demo-invitation', invitation)
  await deliverDue(parts)
  expect(await stateOf(id)).toMatchObject({
    status: 'queued',
    attempts: 1,
    reason: expect.stringContaining('Greylisted'),
  })
  expect(await deliverDue(parts)).toBe(0)
  clock.pass(minutes(1))
  expect(await deliverDue(parts)).toBe(1)
  clock.pass(minutes(1))
  expect(await deliverDue(parts)).toBe(0)
  clock.pass(minutes(4))
  await deliverDue(parts)
  expect(await stateOf(id)).toMatchObject({ status: 'sent', attempts: 3, reason: null })
  expect(smtp.received).toHaveLength(1)
})

test('a refusal for good is not tried again, and says why', async () => {
  const { smtp, clock, parts, enqueue, logged } = await open(['refuse-for-good'])
  const { id } = await enqueue('demo-invitation', invitation, 'nobody@example.com')
  await deliverDue(parts)
  expect(await stateOf(id)).toMatchObject({ status: 'failed', reason: expect.stringContaining('No such mailbox') })
  clock.pass(minutes(24 * 60))
  expect(await deliverDue(parts)).toBe(0)
  expect(smtp.tries()).toBe(1)
  // The outbox shows the address; the log does not.
  expect(JSON.stringify(logged)).toContain('givenUp')
  expect(JSON.stringify(logged)).not.toContain('nobody@')
})

test('a server that falls silent, and one that is not there, cost a try and no mail', async () => {
  const { clock, parts, enqueue, smtp } = await open(['hang', 'accept'])
  const { id } = await enqueue('demo-invitation', invitation)
  await deliverDue(parts)
  expect(await stateOf(id)).toMatchObject({ status: 'queued', attempts: 1, reason: expect.stringMatching(/timeout/i) })
  clock.pass(minutes(1))
  const nowhere = openTransport({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: from, DATA_DIR: '' }, 400)
  await deliverDue({ ...parts, transport: nowhere })
  expect(await stateOf(id)).toMatchObject({
    status: 'queued',
    attempts: 2,
    reason: expect.stringContaining('ECONNREFUSED'),
  })
  clock.pass(minutes(5))
  await deliverDue(parts)
  expect(await stateOf(id)).toMatchObject({ status: 'sent', attempts: 3 })
  expect(smtp.received).toHaveLength(1)
})

test('after the eighth try a mail has failed', async () => {
  const { clock, parts, enqueue } = await open(['refuse-for-now'])
  const { id } = await enqueue('demo-invitation', invitation)
  for (let tries = 0; tries < 10; tries++) {
    await deliverDue(parts)
    clock.pass(minutes(24 * 60))
  }
  expect(await stateOf(id)).toMatchObject({ status: 'failed', attempts: 8 })
})

test('of several workers one sends each mail', async () => {
  const { smtp, parts, enqueue } = await open(['accept'])
  for (let index = 0; index < 30; index++) await enqueue('demo-invitation', invitation, `to-${index}@example.com`)
  await Promise.all(Array.from({ length: 4 }, () => deliverDue(parts)))
  expect(smtp.received).toHaveLength(30)
  expect(new Set(smtp.received.flatMap(({ to }) => to)).size).toBe(30)
})

test('a mail whose worker died in the middle is sent by another one', async () => {
  const { smtp, clock, parts, enqueue } = await open(['accept'])
  const { id } = await enqueue('demo-invitation', invitation)
  // The state left by a worker that was killed after it had claimed the mail.
  await database.db.update(mails).set({ attempts: 1, nextTryAt: new Date(clock().getTime() + minutes(3)) })
  expect(await deliverDue(parts)).toBe(0)
  clock.pass(minutes(3))
  await deliverDue(parts)
  expect(await stateOf(id)).toMatchObject({ status: 'sent', attempts: 2 })
  expect(smtp.received).toHaveLength(1)
})

test('a password that was replaced before its mail left is not sent', async () => {
  const { smtp, parts, enqueue } = await open(['accept'])
  const { id } = await enqueue('credentials', secret)
  await forgetPasswords(database.db, personId)
  expect(await deliverDue(parts)).toBe(0)
  expect(smtp.received).toEqual([])
  expect(await stateOf(id)).toMatchObject({ status: 'failed', data: { password: null } })
})

test('without an SMTP server the mail lies in a file that its owner alone reads, and nothing says that it was sent', async () => {
  const { clock, enqueue, parts } = await open(['accept'])
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-mail-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const transport = openTransport({ SMTP_URL: undefined, MAIL_FROM: from, DATA_DIR: folder })
  const { id } = await enqueue('credentials', secret)
  await deliverDue({ ...parts, transport })
  const [file = ''] = await readdir(join(folder, 'mail'))
  expect(file).toBe(`${clock().toISOString().replaceAll(':', '-')}-${id}.eml`)
  expect(decoded(await readFile(join(folder, 'mail', file), 'utf8'))).toContain('abcde-fghij')
  expect((await stat(join(folder, 'mail', file))).mode & 0o077).toBe(0)
  // The address now comes from the file; the outbox does not need it any more.
  expect(await stateOf(id)).toMatchObject({ status: 'written', data: { password: null } })
})
