import type { Locator, Page } from '@playwright/test'
import { signInDialog } from './support/sign-in-dialog.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const sales = `month,sales\n${Array.from({ length: 36 }, (_, month) => {
  const date = new Date(Date.UTC(2022, month, 1)).toISOString().slice(0, 10)
  return `${date},${1000 + 10 * month}`
}).join('\n')}\n`

const landingScreens = [
  '/',
  '/?m=login',
  '/?m=explore',
  '/contentqai',
  '/resqai',
  '/products/bol',
  '/privacy',
  '/terms',
]
const shellScreens = [
  '/explore',
  '/explore?industry=retail&subcategory=customer-voice',
  '/content',
  '/jobs',
  '/retail-sentiment-analysis/text-upload',
  '/invoices-extraction/file-upload',
  '/plantdisease/image-upload',
  '/explore-topic/explore-topic',
  '/results',
  '/results/pdfqa',
]

/** A dialog in the address is loaded after the page under it. */
const whatComesLast = (page: Page, path: string) => page.getByRole(path.includes('?m=') ? 'dialog' : 'heading').first()

const wide = { width: 1440, height: 900 }

async function expectFitsNarrow(page: Page) {
  await page.setViewportSize({ width: 320, height: 800 })
  await expectAccessible(page)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

for (const path of landingScreens) {
  test(`axe finds nothing at ${path}; at 320 px neither, and nothing scrolls sideways`, async ({ page }) => {
    await page.goto(path)
    await expect(whatComesLast(page, path)).toBeVisible()
    await expectAccessible(page)
    await expectFitsNarrow(page)
  })
}

for (const path of shellScreens) {
  test(`axe finds nothing at ${path} in either theme; at 320 px neither, and nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expectAccessible(page)
    await expectFitsNarrow(page)
    await page.setViewportSize(wide)
    await page.getByRole('button', { name: 'Light theme' }).click()
    await expect(page.getByRole('button', { name: 'Dark theme' })).toBeVisible()
    await expectAccessible(page)
  })
}

test('the catalogue and a run work by keyboard alone', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/explore')
  await page.getByRole('tab', { name: 'All Models' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/industry=healthcare/)
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/industry=marketing/)
  await page.goto('/explore?industry=retail&subcategory=customer-voice')
  const card = page.getByRole('link', { name: 'Sentiment', exact: true })
  await expect(card).toBeVisible()
  for (let step = 0; step < 60 && !(await card.evaluate((link) => link === document.activeElement)); step += 1) {
    await page.keyboard.press('Tab')
  }
  await expect(card).toBeFocused()
  await page.keyboard.press('Enter')
  const text = page.getByLabel('Text')
  await expect(text).toBeVisible()
  await text.focus()
  await page.keyboard.type('I love this shop.')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/results\/sentimental\?analysis=/)
  await expect(page.getByText('Was this right?')).toBeVisible()
})

test('choosing, changing and removing a file, options, run and cancel work by keyboard alone', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/retail-demand-planning/file-upload')
  /** Presses Tab until the target has the focus. */
  const tabTo = async (target: Locator) => {
    await expect(target).toBeVisible()
    for (let step = 0; step < 60 && !(await target.evaluate((one) => one === document.activeElement)); step += 1) {
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  const chooseBy = async (button: Locator, name: string) => {
    await tabTo(button)
    // A key pressed before hydration opens no file chooser, which needs a user activation; so it is pressed again.
    await expect(async () => {
      const chooser = page.waitForEvent('filechooser', { timeout: 2000 })
      await page.keyboard.press('Enter')
      await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(sales) })
    }).toPass()
    await expect(page.getByText(name)).toBeVisible()
  }
  // Its input, which is accessible by name, is not in the tab order.
  const choose = page.getByRole('button', { name: 'Choose a file' }).and(page.locator('button'))
  await expect(page.getByLabel('Choose a file').and(page.locator('input'))).toBeAttached()
  await chooseBy(choose, 'first.csv')
  await chooseBy(page.getByRole('button', { name: 'Choose another' }), 'second.csv')
  await expect(page.getByText('first.csv')).toBeHidden()
  await tabTo(page.getByRole('button', { name: 'Remove', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('second.csv')).toBeHidden()
  await chooseBy(choose, 'third.csv')
  const periods = page.getByRole('spinbutton').first()
  await tabTo(periods)
  const before = Number(await periods.inputValue())
  await page.keyboard.press('ArrowUp')
  await expect(periods).toHaveValue(String(before + 1))
  // Delayed, so that the run is still under way when it is cancelled.
  await page.route('**/api/analyses/*/events', () => {})
  const run = page.getByRole('button', { name: 'Run', exact: true })
  await tabTo(run)
  await page.keyboard.press('Enter')
  await tabTo(page.getByRole('button', { name: 'Cancel' }))
  await page.keyboard.press('Enter')
  await expect(run).toBeVisible()
  await expect(page.getByText('third.csv')).toBeVisible()
})

test('a dialog keeps the focus and gives it back', async ({ page }) => {
  await page.goto('/')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Login' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = signInDialog(page)
  await expect(dialog).toBeVisible()
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('what moves stands still for those who ask for it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/explore')
  const sidebar = page.getByRole('complementary')
  await page.getByRole('button', { name: 'Collapse the sidebar' }).click()
  const duration = await sidebar.evaluate((element) => getComputedStyle(element).transitionDuration)
  expect(Number.parseFloat(duration)).toBeLessThanOrEqual(0.001)
})
