import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { signInFresh } from '../testing/sign-in.ts'
import { startSmtpServer } from '../testing/start-smtp-server.ts'
import { startTestServer } from '../testing/start-test-server.ts'
import { testRegistry } from '../testing/test-registry.ts'

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
  const [password = ''] = /\w{5}(-\w{5}){3}/.exec(credentials?.source.split('Temporary password')[1] ?? '') ?? []
  const { user } = await server.client().call('login', { body: { email: 'ada@example.com', password, force: true } })
  expect(user).toMatchObject({ id, isPasswordTemporary: true })
})
