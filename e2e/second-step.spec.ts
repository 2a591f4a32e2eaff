import type { Page } from '@playwright/test'
import { addAuthenticator } from './support/add-authenticator.ts'
import { addUser } from './support/add-user.ts'
import { press, typeInto } from './support/keyboard.ts'
import { oneTimeCode } from './support/one-time-code.ts'
import { ownPassword } from './support/people.ts'
import { signInDialog } from './support/sign-in-dialog.ts'
import { expect, expectAccessible, test } from './support/test.ts'

// The second step and passkeys, set up, used and taken away by keyboard alone: docs/operations.md, 'Sign-in'.

/** Passkeys belong to names: the tests' servers are reached by a number otherwise. */
test.use({
  baseURL: async ({ server }, use) => use(server.url.replace('127.0.0.1', 'localhost')),
  expectedError: /401/,
})

const codeOf = (page: Page) => signInDialog(page).getByLabel('Code')
const buttonOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openSignIn(page: Page) {
  await page.goto('/?m=login')
  await expect(signInDialog(page)).toBeVisible()
}

async function signInByPassword(page: Page, email: string) {
  await openSignIn(page)
  await typeInto(page, signInDialog(page).getByLabel('Email'), email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(ownPassword)
  await page.keyboard.press('Enter')
}

async function signOut(page: Page, isNarrow: boolean) {
  await page.goto('/')
  if (isNarrow) await press(page, buttonOf(page, 'Open the menu'))
  await press(page, page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Logout' }))
  // The question begins on the way out.
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }))
  await expect(page.getByText('Logged out successfully')).toBeVisible()
}

const nameOf = (page: Page) => page.getByRole('textbox', { name: /^Name/ })

const staysInPage = (page: Page) => expect(page.locator('body')).not.toBeFocused()

// Many steps, each by key.
test.describe.configure({ timeout: 180_000 })

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })
    const isNarrow = width < 768

    test('an authenticator app is set up, asked for, replaced by a recovery code, and removed', async ({
      page,
      server,
    }) => {
      const { email } = await addUser(server, `codes-${width}@example.com`)
      await signInByPassword(page, email)
      await expect(page.getByText('Login success')).toBeVisible()
      await page.goto('/account')
      await press(page, buttonOf(page, 'Set up'))
      // What takes the button's place is read from its start.
      await expect(page.getByText('Scan this with an authenticator app')).toBeFocused()
      await expectAccessible(page)
      const secret = await page.getByText(/^Key:/).locator('code').innerText()
      await typeInto(page, page.getByLabel('Code that the app shows'), oneTimeCode(secret, -1))
      await page.keyboard.press('Enter')
      const list = page.getByRole('list', { name: 'Recovery codes' })
      await expect(list.getByRole('listitem')).not.toHaveCount(0)
      const recovery = await list.getByRole('listitem').first().innerText()
      await expectAccessible(page)
      await press(page, buttonOf(page, 'I have kept them'))
      await expect(page.getByRole('heading', { name: /Second step/ })).toBeFocused()
      await expect(page.getByRole('heading', { name: /Second step/ })).toContainText('On')

      await signOut(page, isNarrow)
      await signInByPassword(page, email)
      await expect(codeOf(page)).toBeFocused()
      await page.keyboard.type('000 000')
      await page.keyboard.press('Enter')
      await expect(signInDialog(page).getByRole('alert')).toBeVisible()
      await expectAccessible(page)
      await typeInto(page, codeOf(page), oneTimeCode(secret))
      await page.keyboard.press('Enter')
      await expect(page.getByText('Login success')).toBeVisible()

      await signOut(page, isNarrow)
      await signInByPassword(page, email)
      await expect(codeOf(page)).toBeFocused()
      await page.keyboard.type(recovery)
      await page.keyboard.press('Enter')
      await expect(page.getByText('Login success')).toBeVisible()

      await page.goto('/account')
      await expect(page.getByText('9 recovery codes are left')).toBeVisible()
      await press(page, buttonOf(page, 'Remove'))
      const question = page.getByRole('alertdialog', { name: 'Remove the second step' })
      await press(page, question.getByRole('button', { name: 'Remove' }))
      await expect(question).toBeHidden()
      await staysInPage(page)
      await expect(buttonOf(page, 'Set up')).toBeVisible()
    })

    test('a passkey is added, named, signs in alone, is renamed and removed', async ({ page, server }) => {
      await addAuthenticator(page)
      const { email } = await addUser(server, `passkey-${width}@example.com`)
      await signInByPassword(page, email)
      await expect(page.getByText('Login success')).toBeVisible()
      await page.goto('/account')
      await press(page, buttonOf(page, 'Add a passkey'))
      const name = page.getByLabel('Name of the passkey')
      await expect(name).toBeFocused()
      await typeInto(page, name, 'My phone')
      await page.keyboard.press('Enter')
      const list = page.getByRole('list', { name: 'Your passkeys' })
      await expect(list.getByText('My phone')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeFocused()

      await signOut(page, isNarrow)
      await openSignIn(page)
      await press(page, signInDialog(page).getByRole('button', { name: 'Use a passkey' }))
      await expect(page.getByText('Login success')).toBeVisible()

      await page.goto('/account')
      await press(page, buttonOf(page, 'Rename My phone'))
      await expect(name).toBeFocused()
      // Thought better of: the place is where it was.
      await page.keyboard.press('Escape')
      await expect(buttonOf(page, 'Rename My phone')).toBeFocused()
      await page.keyboard.press('Enter')
      await typeInto(page, name, 'Old phone')
      await page.keyboard.press('Enter')
      await expect(buttonOf(page, 'Rename Old phone')).toBeFocused()
      await expectAccessible(page)
      await press(page, buttonOf(page, 'Remove Old phone'))
      const question = page.getByRole('alertdialog', { name: 'Remove the passkey' })
      await page.keyboard.press('Escape')
      await expect(buttonOf(page, 'Remove Old phone')).toBeFocused()
      await page.keyboard.press('Enter')
      await press(page, question.getByRole('button', { name: 'Remove' }))
      await expect(list).toBeHidden()
      await staysInPage(page)
    })

    test('one’s own name is saved, and the keyboard stays where it was', async ({ page, server }) => {
      const { email } = await addUser(server, `name-${width}@example.com`)
      await signInByPassword(page, email)
      await expect(page.getByText('Login success')).toBeVisible()
      await page.goto('/account')
      await typeInto(page, nameOf(page), 'Mira Okafor')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      const save = nameOf(page).locator('xpath=ancestor::form').getByRole('button')
      // There is nothing left to save once the server has it.
      await expect(save).toHaveAttribute('aria-disabled', 'true')
      await expect(save).not.toHaveAttribute('aria-busy')
      await expect(save).toBeFocused()
    })
  })
}
