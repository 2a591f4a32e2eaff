import {
  approve,
  changePassword,
  expectTurnedAway,
  fillSignIn,
  logIn,
  logOut,
  openProspect,
  ownPassword,
  passwordIn,
  requestDemo,
  runOwnText,
} from './support/people.ts'
import { type MailServer, startMailServer } from './support/start-mail-server.ts'
import { type RunningServer, startServer } from './support/start-server.ts'
import { test as base, expect } from './support/test.ts'

/** The product with SMTP_URL set, and its mail server. */
const test = base.extend<object, { mail: MailServer; server: RunningServer }>({
  mail: [
    async ({}, use) => {
      const mail = await startMailServer()
      await use(mail)
      await mail.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mail }, use) => {
      const server = await startServer({ SMTP_URL: mail.url })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

const access = /^Your access to/
/** The notice to sales; to admins if nobody is in sales. */
const notice = /^New request/
const signInAddress = /http:\/\/127\.0\.0\.1:\d+\/\?m=login/

test('visitor, user, sales and admin go the whole path by mails that really arrive', async ({
  page,
  server,
  mail,
  signIn,
}) => {
  test.setTimeout(180_000)
  const email = 'grace@navy.example'
  await requestDemo(page, email)
  expect((await mail.mailTo(email, /^Your request for/)).text).toContain('We have received your request')
  expect((await mail.mailTo(server.admin.email, notice)).text).toContain(email)

  await signIn()
  await approve(page, email)
  await logOut(page)

  const welcome = await mail.mailTo(email, access)
  const temporary = passwordIn(welcome.text)
  const [address = ''] = signInAddress.exec(welcome.text) ?? []
  expect(address).toBe(`${server.url}/?m=login`)
  await page.goto(address)
  await fillSignIn(page, email, temporary)
  await changePassword(page, temporary)
  await runOwnText(page)
  await expectTurnedAway(page, ['/prospects', '/admin'])
  await logOut(page)

  // The admin makes her a salesperson, who approves the next request but may not administer.
  await signIn()
  await page.goto('/admin/users')
  await page.getByLabel('Search').fill('race hopp')
  await page.getByLabel('Role of Grace Hopper').selectOption('sales')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change' }).click()
  await expect(page.getByText('Grace Hopper has the role sales now.')).toBeVisible()
  await logOut(page)

  const second = 'second@navy.example'
  await requestDemo(page, second)
  expect((await mail.mailTo(email, notice)).text).toContain(second)
  await logIn(page, email, ownPassword)
  await expectTurnedAway(page, ['/admin/outbox'])
  await approve(page, second)
  const first = passwordIn((await mail.mailTo(second, access)).text)
  const drawer = await openProspect(page, second)
  await drawer.getByRole('button', { name: 'Resend credentials' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resend' }).click()
  const renewed = passwordIn((await mail.mailTo(second, /new temporary password/)).text)
  expect(renewed).not.toBe(first)
  await drawer.getByRole('button', { name: 'Mail demo invitation' }).click()
  await mail.mailTo(second, /^Shall we show you/)
  await expect(drawer.getByText('Sent').first()).toBeVisible()
})

test('a mail that the server refuses is shown with the reason, and goes when it is sent again', async ({
  page,
  mail,
  signIn,
}) => {
  const email = 'full@navy.example'
  mail.refuse(email)
  await requestDemo(page, email)
  await signIn()
  await page.goto('/admin/outbox')
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Failed')
  await expect(row).toContainText('No such mailbox')
  mail.refuse(null)
  await row.getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click()
  await mail.mailTo(email, /^Your request for/)
  expect(mail.mailsTo(email)).toHaveLength(1)
})
