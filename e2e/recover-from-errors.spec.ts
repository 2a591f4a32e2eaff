import type { Page } from '@playwright/test'
import { fillSignIn, requestExploring } from './support/people.ts'
import { expect, test } from './support/test.ts'

// Error messages, and how people go on: docs/behaviour.md, 'Messages'.

test.use({ expectedError: /50\d|40\d|Failed to load/ })

const refuse = (page: Page, path: string, status: number, body: object) =>
  page.route(path, (route) => route.fulfill({ status, json: { success: false, code: status, ...body } }))

test('Error text rule: response body error field, else message field, else a default', async ({ page }) => {
  const bodies = [
    [{ error: 'From error.', message: 'From message.' }, 'From error.'],
    [{ message: 'From message.' }, 'From message.'],
  ] as const
  for (const [body, said] of bodies) {
    await refuse(page, '**/v1/app/auth/login', 500, body)
    await page.goto('/?m=login')
    const dialog = await fillSignIn(page, 'ada@example.com', 'some password')
    await expect(dialog.getByText(said)).toBeVisible()
  }
})

test('Create user: "Failed to create user. Please try again."', async ({ page }) => {
  await page.route('**/v1/app/users', (route) => route.fulfill({ status: 500, body: 'oops' }))
  const dialog = await requestExploring(page)
  await expect(dialog.getByText('Failed to create user. Please try again.')).toBeVisible()
})

test('Request access: success closes the dialog, shows "Request received. We\'ll get back to you soon." and goes to /', async ({
  page,
}) => {
  await page.goto('/resqai')
  await page.getByRole('button', { name: 'Request Beta Access' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Request Beta Access' })
  await dialog.getByLabel('Name').fill('Ada Lovelace')
  await dialog.getByLabel('Email').fill('ada@example.com')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText("Request received. We'll get back to you soon.")).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
})

test('Request Demo panel: the submit button reads "Submitted!" for 1.5 s', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Request Demo' }).click()
  const panel = page.getByRole('dialog', { name: 'Request Demo' })
  await panel.getByLabel('First Name').fill('Ada')
  await panel.getByLabel('Last Name').fill('Lovelace')
  await panel.getByLabel('Email').fill('ada@example.com')
  await panel.getByLabel('Phone').press('End')
  await panel.getByLabel('Phone').pressSequentially('5550100199')
  await panel.getByLabel('Organization').fill('Analytical Engines')
  await panel.getByLabel('Retail').check()
  const [request] = await Promise.all([
    page.waitForRequest('**/v1/app/users'),
    panel.getByRole('button', { name: 'Submit' }).click(),
  ])
  expect(request.postDataJSON()).toMatchObject({
    name: 'Ada Lovelace',
    org: 'Analytical Engines',
    type: 'general',
    interested_in: 'Retail',
  })
  await expect(panel.getByRole('button', { name: 'Submitted!' })).toBeVisible()
  await expect(panel).toBeHidden()
})

test('Logout: "Logout failed. Please try again." (session still cleared)', async ({ page, signInByScreen }) => {
  await signInByScreen()
  await refuse(page, '**/v1/app/auth/logout', 500, { message: 'Broken' })
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logout failed. Please try again.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('Warm up: "Warm up failed." when the result is not truthy', async ({ page, signInByScreen }) => {
  await signInByScreen()
  await page.route('**/api/warmup', (route) =>
    route.fulfill({ json: { success: true, code: 200, message: 'OK', data: false } }),
  )
  await page.getByRole('button', { name: 'Warm Up' }).click()
  await expect(page.getByText('Warming up...', { exact: true })).toBeVisible()
  await expect(page.getByText('Warm up failed.', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Warm Up' })).toBeEnabled()
})

test('Warm up: the error message, or "Failed to request warmup"', async ({ page, signInByScreen }) => {
  await signInByScreen()
  const button = page.getByRole('button', { name: 'Warm Up' })
  await page.route('**/api/warmup', (route) => route.fulfill({ status: 502, body: 'no gateway' }))
  await button.click()
  await expect(page.getByText('Failed to request warmup')).toBeVisible()
  await page.route('**/api/warmup', (route) => route.abort())
  await button.click()
  await expect(page.locator('[data-sonner-toast][data-type=error]').nth(0)).toBeVisible()
  await expect(button).toBeEnabled()
})

test('Data calls: 3 retries with exponential backoff, then the reason and a way to try again', async ({ page }) => {
  await page.clock.install()
  let calls = 0
  await page.route('**/api/catalogue', (route) => {
    calls += 1
    return route.fulfill({ status: 503, json: { success: false, code: 503, error: 'Out for lunch.' } })
  })
  await page.goto('/explore')
  for (let retry = 0; retry < 3; retry += 1) {
    await expect.poll(() => calls).toBe(retry + 1)
    await page.clock.fastForward(4000)
  }
  await expect(page.getByText('Out for lunch.')).toBeVisible()
  expect(calls).toBe(4)
  await page.unroute('**/api/catalogue')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('tab', { name: 'All Models' })).toBeVisible()
})

test('Copied indicator: 2000 ms', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/retail-sentiment-analysis/text-upload')
  await page
    .getByRole('button', { name: /Run the sample/ })
    .first()
    .click()
  const copy = page.getByRole('button', { name: 'Copy', exact: true }).first()
  await copy.click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(0)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/positive|negative/i)
})

test('Image generation: the error message in the form, and what was typed stays', async ({ page, signIn }) => {
  await signIn()
  await refuse(page, '**/api/generate_image', 503, { error: 'The painter is out.' })
  await page.goto('/image-gen/image-gen')
  // The page is prerendered for visitors; the form appears once the program knows who is signed in.
  await expect(page.getByRole('textbox', { name: 'Topic' })).toBeVisible()
  await page.getByRole('button', { name: 'Fantasy Dragon' }).click()
  const topic = await page.getByRole('textbox', { name: 'Topic' }).inputValue()
  await page.getByRole('button', { name: 'Generate Image' }).click()
  await expect(page.getByRole('alert')).toContainText('The painter is out.')
  await expect(page.getByRole('textbox', { name: 'Topic' })).toHaveValue(topic)
})

test('PDF chat: missing state gives "No results available. Please go back and process a file."', async ({ page }) => {
  await page.goto('/results/pdfqa')
  await expect(page.getByText('No results available. Please go back and process a file.')).toBeVisible()
})

test('Toast position top-middle', async ({ page, signInByScreen }) => {
  await signInByScreen()
  const box = await page.getByText('Login success').boundingBox()
  const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2
  expect(box?.y ?? 900).toBeLessThan(120)
  expect(Math.abs(middle - 720)).toBeLessThan(200)
})
