import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { everyRow } from '../testing/database/every-row.ts'
import { eventually } from '../testing/eventually.ts'
import { testRegistry } from '../testing/models/test-registry.ts'
import { startSmtpServer } from '../testing/outside/start-smtp-server.ts'
import { mailsTo } from '../testing/people/mails-to.ts'
import { signInFresh } from '../testing/people/sign-in.ts'
import { startTestServer } from '../testing/processes/start-test-server.ts'
import { minutes } from '../time/clock.ts'

const passwordIn = (source = '') => /\w{5}(-\w{5}){3}/.exec(source.split('Temporary password')[1] ?? '')?.[0]

test('from request to password by SMTP, woken at once', async () => {
  const smtp = await startSmtpServer()
  onTestFinished(() => smtp.close())
  const variables = { SMTP_URL: smtp.url, MAIL_FROM: 'Acme Models <models@acme.example>' }
  const server = await startTestServer(variables, { registry: testRegistry })
  onTestFinished(() => server.close())
  const sales = await signInFresh(server, 'sales')
  const arrived = (to: string, count: number) =>
    eventually(`mail ${count} to ${to}`, async () => {
      const mails = smtp.received.filter((mail) => mail.to.includes(to))
      return mails.length === count ? mails : null
    })
  const { id } = await server.client().call('createUser', { body: { name: 'Ada', email: 'ada@example.com' } })
  const [acknowledgement] = await arrived('ada@example.com', 1)
  expect(acknowledgement?.source).toContain('Subject: Your request for Acme Models')
  await arrived(sales.user.email, 1)
  await sales.client.call('approveUser', { params: { id, type: 'general' } })
  const [, credentials] = await arrived('ada@example.com', 2)
  const password = passwordIn(credentials?.source) ?? ''
  const { user } = await server.client().call('login', { body: { email: 'ada@example.com', password, force: true } })
  expect(user).toMatchObject({ id, isPasswordTemporary: true })
})

test('a mailed password is in no row of the database, not while it waits either', async () => {
  const smtp = await startSmtpServer(['refuse-for-now', 'accept'])
  onTestFinished(() => smtp.close())
  const server = await startTestServer({ SMTP_URL: smtp.url }, { registry: testRegistry })
  onTestFinished(() => server.close())
  const { client } = await signInFresh(server, 'sales')
  const email = `waits-${randomUUID().slice(0, 8)}@example.com`
  await client.call('invitePeople', { body: { people: email } })
  const state = async () => (await mailsTo(server.database.db, email)).at(0)
  await eventually('a try that failed', async () => ((await state())?.reason ? true : null))
  expect(await state()).toMatchObject({ status: 'queued', data: { password: expect.any(String) } })
  const waiting = await everyRow(server.database.db)
  server.clock.pass(minutes(2))
  // Its mails wake the mailer.
  await server.client().call('createUser', { body: { name: 'Eve', email: 'eve@example.com' } })
  const source = await eventually(
    'the invitation',
    async () => smtp.received.find(({ to }) => to.includes(email))?.source ?? null,
  )
  const password = passwordIn(source) ?? ''
  expect(password).toHaveLength(23)
  await eventually('the mail that was sent', async () => ((await state())?.status === 'sent' ? true : null))
  for (const rows of [waiting, await everyRow(server.database.db)]) {
    expect(rows).toContain(email)
    expect(rows.includes(password)).toBe(false)
  }
})
