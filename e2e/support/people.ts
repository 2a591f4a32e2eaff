import { expect, type Locator, type Page } from '@playwright/test'
import { signInDialog } from './sign-in-dialog.ts'

export const ownPassword = 'walnut harbour quilt seven'

/** Fills in the panel of demos as Grace Hopper and submits it. */
export async function submitDemoRequest(page: Page, email: string): Promise<Locator> {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Request Demo' }).click()
  const panel = page.getByRole('dialog', { name: 'Request Demo' })
  await panel.getByLabel('First Name').fill('Grace')
  await panel.getByLabel('Last Name').fill('Hopper')
  await panel.getByLabel('Email').fill(email)
  await panel.getByLabel('Phone').fill('2025550123')
  await panel.getByLabel('Organization').fill('US Navy')
  await panel.getByText('Logistics').click()
  await panel.getByRole('button', { name: 'Submit' }).click()
  return panel
}

export async function requestDemo(page: Page, email: string) {
  const panel = await submitDemoRequest(page, email)
  await expect(panel.getByRole('button', { name: 'Submitted!' })).toBeVisible()
}

/** Fills in and sends the form behind 'Explore', and returns its dialog. */
export async function requestExploring(page: Page): Promise<Locator> {
  await page.goto('/?m=explore')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Ada Lovelace')
  await dialog.getByLabel('Email').fill('ada@example.com')
  await dialog.getByLabel('Interested In').selectOption('Retail')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  return dialog
}

/** Signs in at the open dialog. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<Locator> {
  const dialog = signInDialog(page)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  return dialog
}

export async function logIn(page: Page, email: string, password: string) {
  await page.goto('/?m=login')
  await fillSignIn(page, email, password)
  await expect(signInDialog(page)).toBeHidden()
}

export async function logOut(page: Page) {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
}

export async function openProspect(page: Page, email: string) {
  await page.goto('/prospects')
  await page.getByLabel('Search').fill(email)
  await expect(page.getByText('1 person')).toBeVisible()
  await page.getByRole('link', { name: 'Grace Hopper' }).click()
  return page.getByRole('dialog', { name: 'Grace Hopper' })
}

export async function approve(page: Page, email: string) {
  const drawer = await openProspect(page, email)
  await drawer.getByRole('button', { name: 'Approve' }).click()
  await expect(drawer.getByRole('button', { name: 'Resend credentials' })).toBeVisible()
}

/** Sets a password at /change-password, with the temporary password that was just used. */
export async function changePassword(page: Page, temporary: string, own = ownPassword) {
  await expect(page).toHaveURL(/\/change-password$/)
  await page.getByLabel('Current password').fill(temporary)
  await page.getByLabel(/^New password/).fill(own)
  await page.getByLabel('Repeat the new password').fill(own)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page).toHaveURL(/\/$/)
}

export async function runOwnText(page: Page) {
  await page.goto('/retail-sentiment-analysis/text-upload')
  await page.getByLabel('Text').fill('I love this shop.')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page).toHaveURL(/\/results\/sentimental\?analysis=/)
}

/** The temporary password in a mail's text, or in its file, where quoted-printable may break a line by a '=' before it. */
export function passwordIn(text: string): string {
  const password = /Temporary password:\s*(\S+)/i.exec(text.replaceAll(/=\r?\n/g, ''))?.[1]
  if (!password) throw new Error(`No password in the mail:\n${text}`)
  return password
}

/** Callers without the right are redirected with a toast. */
export async function expectTurnedAway(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByText('Token has expired. Please log in again.')).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  }
}

/**
 * Makes a showcase link with sentiment's first sample for a prospect; `fill` fills in more of the form. Returns its
 * address.
 */
export async function makeShowcase(page: Page, email: string, fill: (form: Locator) => Promise<void>) {
  const drawer = await openProspect(page, email)
  await drawer.getByRole('button', { name: 'New showcase link' }).click()
  const form = page.getByRole('dialog', { name: 'New showcase link' })
  await form.getByLabel('Models and samples').fill('sentiment')
  await form.getByRole('checkbox').first().check()
  await fill(form)
  await form.getByRole('button', { name: 'Make the link' }).click()
  return page.getByRole('dialog', { name: 'The link is made' }).getByLabel('Address').inputValue()
}
