import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/test.ts'

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

/** A dialog that the address asks for loads after the page under it. */
const whatComesLast = (page: Page, path: string) => page.getByRole(path.includes('?m=') ? 'dialog' : 'heading').first()

for (const path of landingScreens) {
  test(`axe finds nothing at ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(whatComesLast(page, path)).toBeVisible()
    await expectAccessible(page)
  })
}

for (const theme of ['dark', 'light']) {
  for (const path of shellScreens) {
    test(`axe finds nothing at ${path} in the ${theme} theme`, async ({ page }) => {
      await page.goto(path)
      if (theme === 'light') await page.getByRole('button', { name: 'Light theme' }).click()
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expectAccessible(page)
    })
  }
}

test('at 320 px no screen scrolls sideways, and axe finds nothing', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of [...landingScreens, ...shellScreens]) {
    await page.goto(path)
    await expect(whatComesLast(page, path)).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, path).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  }
})

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

test('a dialog keeps the focus and gives it back', async ({ page }) => {
  await page.goto('/')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Login' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
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
