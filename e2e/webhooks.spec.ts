import { createServer } from 'node:http'
import { listenOnLoopback } from '@vitrine/basics/listen-on-loopback.ts'
import { expect, expectAccessible, test } from './support/test.ts'

// The browser's own line for the refused address.
test.use({ expectedError: /400/ })

test('A developer makes a webhook, tests it, sees its log and removes it', async ({ page, signIn }) => {
  const bodies: string[] = []
  let status = 200
  const receiver = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (chunk: string) => bodies.push(chunk))
    request.on('end', () => response.writeHead(status).end())
  })
  const url = `http://127.0.0.1:${await listenOnLoopback(receiver)}/hook`
  await signIn()
  await page.goto('/account')
  await page.getByRole('button', { name: 'New webhook' }).click()
  await page.getByRole('textbox', { name: 'Address' }).fill('http://10.0.0.1/')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The address must begin with https://.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Address' }).fill(url)
  await page.keyboard.press('Enter')
  await expect(page.locator('code', { hasText: /^whsec_/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I have kept it' }).click()
  await page.getByRole('button', { name: `Send a test to ${url}` }).click()
  await expect(page.getByText('The test message was taken (200).')).toBeVisible()
  expect(bodies.join('')).toContain('"type":"test"')
  status = 500
  await page.getByRole('button', { name: `Send a test to ${url}` }).click()
  await expect(page.getByText('The test message was not taken: answered 500.')).toBeVisible()
  await page.getByText('Messages', { exact: true }).click()
  await expect(page.getByText('tried once, answered 500')).toBeVisible()
  await expect(page.getByText('tried once, answered 200')).toBeVisible()
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  }
  await page.getByRole('button', { name: `Remove ${url}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('The webhook is removed.')).toBeVisible()
  receiver.close()
})
