import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import {
  approve,
  changePassword,
  expectTurnedAway,
  logIn,
  logOut,
  openProspect,
  ownPassword,
  passwordIn,
  requestDemo,
  runOwnText,
} from './support/people.ts'
import { signInDialog } from './support/sign-in-dialog.ts'
import type { RunningServer } from './support/start-server.ts'
import { expect, expectAccessible, test } from './support/test.ts'

/** The temporary password in a mail; the outbox shows it to nobody. */
async function mailedPassword(page: Page, server: RunningServer, email: string): Promise<string> {
  await page.goto('/admin/outbox')
  const row = page.getByRole('row').filter({ hasText: email }).filter({ hasText: 'First sign-in' })
  await expect(row).toContainText('Written')
  await row.getByRole('button').click()
  await page.getByText('As plain text').click()
  expect(passwordIn(await page.getByRole('dialog').locator('pre').innerText())).toBe('(shown')
  const folder = join(server.dataDir, 'mail')
  const mails = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  return passwordIn(mails.find((mail) => mail.includes(email) && mail.includes('Temporary password')) ?? '')
}

test('a visitor asks, is approved, signs in with the mailed password, sets an own one and works', async ({
  page,
  server,
  signIn,
}) => {
  const email = 'grace@example.com'
  await requestDemo(page, email)
  await signIn()
  await approve(page, email)
  const password = await mailedPassword(page, server, email)
  await logOut(page)

  await logIn(page, email, password)
  await changePassword(page, password)
  await runOwnText(page)
  await expectTurnedAway(page, ['/prospects', '/admin'])
  await logOut(page)
  await logIn(page, email, ownPassword)
  await expect(page.getByText('Login success')).toBeVisible()
})

test('who still has a temporary password is seen on a phone too', async ({ page, signIn }) => {
  const email = 'hopper@example.com'
  await requestDemo(page, email)
  await signIn()
  await approve(page, email)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/users')
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row.getByText('Temporary password')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})

test('visitors are turned away from /prospects and /admin, with the toast', async ({ page }) => {
  await expectTurnedAway(page, ['/prospects', '/admin/outbox'])
})

test('a forgotten password is asked for from the sign-in, and the mail waits in the outbox', async ({
  page,
  server,
  signIn,
}) => {
  await page.goto('/?m=login')
  await page.getByLabel('Email').fill(server.admin.email)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' })
  await expect(dialog.getByLabel('Email')).toHaveValue(server.admin.email)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('dialog', { name: 'Check your mail' }).getByRole('button', { name: 'Back to Login' }).click()
  await expect(signInDialog(page)).toBeVisible()
  // The account's own password stays valid until the temporary one is used.
  await signIn()
  await page.goto('/admin/outbox')
  await expect(page.getByRole('row').filter({ hasText: 'Forgotten password' })).toBeVisible()
})

test('another session is listed and ended', async ({ page, server, signIn }) => {
  await page.request.post('/v1/app/auth/login', {
    data: { ...server.admin, force: true },
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' },
  })
  await signIn()
  await page.goto('/account')
  const other = page.getByRole('listitem').filter({ hasText: 'Firefox on Windows' })
  await expect(other).toHaveCount(1)
  await expectAccessible(page)
  await other.getByRole('button', { name: /End the session/ }).click()
  await expect(other).toHaveCount(0)
})

test.describe('Profile picture', () => {
  // A file that is not a picture is refused.
  test.use({ expectedError: /415/ })

  test('a profile picture is shown in place of the initials, stays, and is removed', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/account')
    const ofHeader = page.getByRole('banner').getByRole('link', { name: 'Your account' })
    await expect(ofHeader.locator('img')).toHaveCount(0)
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Choose a picture' }).click(),
    ])
    const photo = await page.screenshot({ type: 'jpeg' })
    await chooser.setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo })
    await expect(page.getByText('Your picture is saved.')).toBeVisible()
    const width = () => ofHeader.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
    expect(await width()).toBe(192)
    // A toast that is fading out does not have its final colours.
    await expect(page.getByText('Your picture is saved.')).toBeHidden()
    await expectAccessible(page)
    await page.goto('/explore')
    await expect(page.getByRole('complementary').getByTitle('Your account').locator('img')).toBeVisible()
    await page.goto('/account')
    const fake = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') }
    await page.getByLabel('Profile picture').setInputFiles(fake)
    await expect(page.getByRole('alert')).toContainText('The profile picture accepts PNG, JPEG or WebP.')
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('Your picture is removed.')).toBeVisible()
    await expect(ofHeader.locator('img')).toHaveCount(0)
  })
})

test('a model is switched off with a reason that people read, and on again', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/admin/models')
  await page.getByRole('button', { name: /^Switch off .*pipe/i }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Being looked into until Monday.')
  await dialog.getByRole('button', { name: 'Switch off' }).click()
  await expect(page.getByText('Being looked into until Monday.')).toBeVisible()
  await page.goto('/pipes/image-upload')
  await expect(page.getByText('Being looked into until Monday.')).toBeVisible()
  await page.goto('/admin/models')
  await page.getByRole('button', { name: /^Switch on .*pipe/i }).click()
  await expect(page.getByRole('button', { name: /^Switch off .*pipe/i })).toBeVisible()
})

test('the prospects are exported as they are filtered', async ({ page, signIn }) => {
  await requestDemo(page, 'csv@example.com')
  await signIn()
  await page.goto('/prospects?search=csv')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/^prospects-\d{4}-\d\d-\d\d\.csv$/)
})

test('axe finds nothing at /prospects and in its drawer, and nothing scrolls sideways at 320 px', async ({
  page,
  signIn,
}) => {
  const email = 'axe@example.com'
  await requestDemo(page, email)
  await signIn()
  const drawer = await openProspect(page, email)
  await expect(drawer.getByRole('heading', { name: 'History' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('link', { name: 'Grace Hopper' })).toBeFocused()
  await page.setViewportSize({ width: 320, height: 800 })
  await expectAccessible(page)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
})

const sections = {
  requests: 'Requests waiting',
  users: 'Users and roles',
  outbox: 'Outbox',
  usage: 'Usage',
  funnel: 'Funnel',
  feedback: 'Feedback',
  audit: 'Audit log',
  models: 'Models',
  health: 'Health',
} as const

test('axe finds nothing in the administration in either theme, and nothing scrolls sideways at 320 px', async ({
  page,
  signIn,
}) => {
  test.slow()
  await requestDemo(page, 'administration@example.com')
  await signIn()
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  const run = await page.request.post('/api/analyze/retail-sentiment-analysis', {
    data: { text: 'I love this shop.' },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(run.ok()).toBe(true)
  for (const [path, title] of Object.entries(sections)) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/admin/${path}`)
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect(page.getByLabel('Loading...')).toHaveCount(0)
    if (path === 'usage') await expect(page.getByRole('figure', { name: 'Runs of each day' })).toBeVisible()
    await expectAccessible(page)
    const theme = page.getByRole('button', { name: /^(?:Light|Dark) theme$/ })
    const other = await theme.innerText()
    await theme.click()
    await expect(theme).not.toHaveText(other)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 800 })
    // A chart knows its width a moment after it is mounted.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
        message: path,
      })
      .toBeLessThanOrEqual(0)
  }
})
