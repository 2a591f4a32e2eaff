import { expect, expectAccessible, test } from './support/test.ts'

const landingScreens = ['/', '/?m=login', '/contentqai', '/resqai', '/products/bol']
const shellScreens = [
  '/explore',
  '/explore?industry=retail&subcategory=customer-voice',
  '/content',
  '/jobs',
  '/retail-sentiment-analysis/text-upload',
  '/invoices-extraction/file-upload',
  '/text-moderation/text-upload',
  '/explore-topic/explore-topic',
  '/results',
]

for (const path of landingScreens) {
  test(`axe finds nothing at ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
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

test('on a phone no screen scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [...landingScreens, ...shellScreens]) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})
