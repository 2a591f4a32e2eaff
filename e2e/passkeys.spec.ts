import { addAuthenticator } from './support/add-authenticator.ts'
import { signInDialog } from './support/sign-in-dialog.ts'
import { expect, expectAccessible, test } from './support/test.ts'

// Signing in by a passkey, with Chromium's own virtual authenticator: docs/operations.md, 'Sign-in'.

/** Passkeys belong to names: the tests' servers are reached by a number otherwise. */
test.use({ baseURL: async ({ server }, use) => use(server.url.replace('127.0.0.1', 'localhost')) })

test('a passkey is added, named, signs in alone, confirms, and is removed', async ({ page, signIn }) => {
  await addAuthenticator(page)
  await signIn()
  await page.goto('/account')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const name = page.getByLabel('Name of the passkey')
  // Tests drive a browser that calls itself one on Windows, wherever they run.
  await expect(name).toHaveValue(/^Chrome on /)
  await name.fill('Work laptop')
  await name.press('Enter')
  const list = page.getByRole('list', { name: 'Your passkeys' })
  await expect(list.getByText('Work laptop')).toBeVisible()
  await expect(list.getByText('not used yet')).toBeVisible()
  await list.getByRole('button', { name: 'Rename Work laptop' }).click()
  await page.getByLabel('Name of the passkey').fill('Old laptop')
  await page.getByRole('button', { name: 'Save', exact: true }).last().click()
  await expect(list.getByText('Old laptop')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()

  await page.goto('/?m=login')
  await signInDialog(page).getByRole('button', { name: 'Use a passkey' }).press('Enter')
  await expect(page.getByText('Login success')).toBeVisible()
  await page.goto('/account')
  await expect(page.getByText('A passkey was added')).toBeVisible()
  await expect(list.getByText('last used')).toBeVisible()
  await list.getByRole('button', { name: 'Remove Old laptop' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(list).toBeHidden()
})

test.describe('a sensor that does not agree', () => {
  test.use({ expectedError: /NotAllowedError|400/ })

  test('keeps the sign-in in the dialog, in words that help', async ({ page, signIn }) => {
    const device = await addAuthenticator(page)
    await signIn()
    await page.goto('/account')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('list', { name: 'Your passkeys' })).toBeVisible()
    await page.evaluate(() => localStorage.clear())
    await page.goto('/?m=login')
    await expectAccessible(page)
    await device.agree(false)
    await signInDialog(page).getByRole('button', { name: 'Use a passkey' }).click()
    await expect(signInDialog(page).getByRole('alert')).toContainText('Nothing was done')
  })
})
