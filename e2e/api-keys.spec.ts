import { expect, expectAccessible, test } from './support/test.ts'

test('A developer makes an API key, calls with it and revokes it', async ({ page, request, signIn }) => {
  await signIn()
  await page.goto('/account')
  await page.getByRole('button', { name: 'New API key' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: false }).last().fill('Nightly run')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  const key = await page.locator('code', { hasText: /^vitrine_[\w-]{43}$/ }).textContent()
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  }
  const call = () =>
    request.post('/api/analyze/text-moderation', {
      headers: { authorization: `Bearer ${key}` },
      data: { text: 'Have a good day.' },
    })
  expect((await call()).status()).toBe(200)
  await page.getByRole('button', { name: 'I have kept it' }).click()
  await page.getByRole('button', { name: /^Revoke Nightly run/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('The API key is revoked.')).toBeVisible()
  expect((await call()).status()).toBe(401)
})
