import { expect, test } from './support/test.ts'

test.describe('a failed sign-in', () => {
  test.use({ expectedError: /401/ })

  test('stays in the dialog with the words of the specification', async ({ page, server }) => {
    await page.goto('/?m=login')
    const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
    await dialog.getByRole('button', { name: 'Sign In' }).click()
    await expect(dialog.getByText('Email is required')).toBeVisible()
    await expect(dialog.getByText('Password is required')).toBeVisible()
    await dialog.getByLabel('Email').fill('nobody')
    await expect(dialog.getByText('Invalid email address')).toBeVisible()
    await dialog.getByLabel('Email').fill(server.admin.email)
    await dialog.getByLabel('Password').fill('not the password')
    await dialog.getByRole('button', { name: 'Sign In' }).click()
    await expect(dialog.getByText('Login failed. Please try again.')).toBeVisible()
  })
})

test('signing in stores the session, signing out ends it', async ({ page, signIn }) => {
  await signIn()
  await expect(page).toHaveURL(/\/$/)
  const stored = await page.evaluate(() => Object.keys(localStorage))
  expect(stored).toEqual(
    expect.arrayContaining(['userData', 'loginTime', 'accessToken', 'refreshToken', 'tokenExpiresAt']),
  )
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page.getByText('Are you sure you want to Log out?')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
})

test('an expired access token is refreshed once, and the call goes through', async ({ page, signIn }) => {
  await signIn()
  await page.evaluate(() => localStorage.setItem('tokenExpiresAt', new Date(Date.now() - 1000).toISOString()))
  const before = await page.evaluate(() => localStorage.getItem('accessToken'))
  await page.goto('/jobs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).not.toBe(before)
})

test('a visitor’s own text waits while they sign in', async ({ page, server }) => {
  await page.goto('/retail-sentiment-analysis/text-upload')
  await page.getByLabel('Text').fill('Not bad at all.')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  const request = page.getByRole('dialog', { name: 'Request Demo to Explore' })
  await request.getByRole('button', { name: 'Login' }).click()
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
  await dialog.getByLabel('Email').fill(server.admin.email)
  await dialog.getByLabel('Password').fill(server.admin.password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('link', { name: /Continue with Retail sentiment analysis/ }).click()
  await expect(page.getByLabel('Text')).toHaveValue('Not bad at all.')
})
