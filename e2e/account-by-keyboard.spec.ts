import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addUser } from './support/add-user.ts'
import { press, typeInto } from './support/keyboard.ts'
import { ownPassword } from './support/people.ts'
import { signInDialog } from './support/sign-in-dialog.ts'
import { expect, expectAccessible, test } from './support/test.ts'

// One's own account, and what an admin does with others', by keyboard alone: docs/walks.md, 'Accounts and sales'.

// Many steps, each by key.
test.describe.configure({ timeout: 180_000 })

test.use({ expectedError: /401|403/ })

async function enter(page: Page, email: string, password = ownPassword) {
  await page.goto('/?m=login')
  await typeInto(page, signInDialog(page).getByLabel('Email'), email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

async function signInAs(page: Page, email: string, password?: string) {
  await enter(page, email, password)
  await expect(page.getByText('Login success')).toBeVisible()
}

async function otherWindow(page: Page) {
  const browser = page.context().browser()
  if (!browser) throw new Error('this browser cannot open another window')
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  return context.newPage()
}

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('a stranger’s session is seen and ended, one’s data are taken along, the account is deleted', async ({
      page,
      server,
    }) => {
      const { email } = await addUser(server, `leaver-${width}@example.com`)
      await signInAs(page, email)
      const stranger = await otherWindow(page)
      await signInAs(stranger, email)
      await page.goto('/account')
      await expect(page.getByText('A new device. Was this you?').first()).toBeVisible()
      await expectAccessible(page)
      await press(page, page.getByRole('button', { name: 'No, end it' }).first())
      await expect(page.getByText('It is ended. They knew your password')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused()
      await stranger.goto('/account')
      await expect(stranger).toHaveURL(/\/$|login/)
      await stranger.context().close()

      const saving = page.waitForEvent('download')
      await press(page, page.getByRole('button', { name: 'Export your data' }))
      const own = await readFile(await (await saving).path(), 'utf8')
      expect(JSON.stringify(JSON.parse(own))).toContain(email)

      await press(page, page.getByRole('button', { name: 'Delete your account' }))
      const question = page.getByRole('alertdialog', { name: 'Delete your account' })
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Delete your account' })).toBeFocused()
      await page.keyboard.press('Enter')
      await press(page, question.getByRole('button', { name: 'Delete' }))
      await expect(page).toHaveURL(/\/$/)
      await enter(page, email)
      await expect(signInDialog(page).getByRole('alert')).toBeVisible()
    })

    for (const theme of ['dark', 'light'] as const) {
      test(`an admin blocks an account and sets its last day, ${theme}`, async ({ page, server, signIn }) => {
        const { email } = await addUser(server, `guest-${width}-${theme}@example.com`)
        await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
        await signIn()
        await page.goto('/admin/users')
        await typeInto(page, page.getByLabel('Search'), email)
        const menu = page.getByRole('button', { name: `What to do with ${email}` })
        const act = async (name: string) => {
          await press(page, menu)
          const item = page.getByRole('menuitem', { name })
          await expect(item).toBeVisible()
          // Menus are walked by arrows.
          while (!(await item.evaluate((element) => element === document.activeElement)))
            await page.keyboard.press('ArrowDown')
          await page.keyboard.press('Enter')
        }
        await press(page, menu)
        await expect(page.getByRole('menuitem', { name: 'Block the account' })).toBeVisible()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await act('Block the account')
        await press(page, page.getByRole('alertdialog').getByRole('button', { name: /^Block/ }))
        await expect(page.getByText('Blocked', { exact: true })).toBeVisible()
        await expect(menu).toBeFocused()
        await expectAccessible(page)
        const theirs = await otherWindow(page)
        await enter(theirs, email)
        await expect(signInDialog(theirs).getByRole('alert')).toContainText('This account is blocked.')
        await act('Open the account again')
        await press(page, page.getByRole('alertdialog').getByRole('button', { name: /^Open/ }))
        await expect(page.getByText('Blocked', { exact: true })).toBeHidden()

        await act('When it expires')
        const dialog = page.getByRole('dialog', { name: 'When it expires' })
        await press(page, dialog.getByLabel('Last day of access'), '1')
        await page.keyboard.type('2312030')
        await expectAccessible(page)
        await press(page, dialog.getByRole('button', { name: 'Save' }))
        await expect(page.getByText(/^Until /)).toBeVisible()
        await expect(menu).toBeFocused()
        await act('When it expires')
        await press(page, dialog.getByRole('button', { name: 'No end' }))
        await expect(page.getByText(/^Until /)).toBeHidden()
        await enter(theirs, email)
        await expect(theirs.getByText('Login success')).toBeVisible()
        await theirs.context().close()
      })
    }
  })
}
