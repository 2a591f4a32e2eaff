import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/test.ts'

async function runSampleOf(page: Page, name: string) {
  await page.goto('/explore')
  await page.getByLabel('Search all models').fill(name)
  // Waits until the list is stable: a moving item may be gone from under the pointer.
  await expect(page).toHaveURL(/[?&]q=/)
  await page.getByRole('button', { name: `Run a sample of ${name}` }).click()
  await expect(page).toHaveURL(/\/results\/[a-z]+\?analysis=/)
  await expect(page.getByText('Was this right?')).toBeVisible()
}

test('a visitor puts a value of a document right: it stays, is exported, and is taken back', async ({ page }) => {
  await runSampleOf(page, 'Invoices')
  const fields = page.getByRole('tabpanel', { name: 'Header' })
  await fields.getByRole('button', { name: 'Correct values' }).click()
  await fields.getByRole('button', { name: 'Correct Number' }).click()
  const field = fields.getByRole('textbox', { name: 'Number, corrected' })
  await expect(field).toBeFocused()
  const read = await field.inputValue()
  await field.fill('X-4711')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(fields.getByText(`corrected, was ${read}`)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`corrected, was ${read}`)).toBeVisible()
  await expectAccessible(page)

  for (const kind of ['JSON', 'CSV']) {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: kind, exact: true }).click()
    const text = await readFile(await (await saved).path(), 'utf8')
    expect(text).toContain('X-4711')
    expect(text).toContain(read)
  }

  await page.getByRole('tab', { name: 'Raw text' }).click()
  await expect(page.getByRole('group', { name: 'The text that was read' })).toContainText(read)
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Header' }).click()
  await fields.getByRole('button', { name: 'Correct values' }).click()
  await fields.getByRole('button', { name: 'Take the correction of Number back' }).click()
  await expect(page.getByText(`corrected, was ${read}`)).toHaveCount(0)
})

test('a picture is enlarged and moved by the keyboard', async ({ page }) => {
  await runSampleOf(page, 'Parasites')
  const frame = page.getByRole('group', { name: 'Cells', exact: true })
  const zoomIn = page.getByRole('button', { name: 'Zoom in' })
  await zoomIn.click()
  await zoomIn.click()
  await frame.focus()
  const before = await frame.evaluate((element) => element.scrollLeft)
  expect(before).toBeGreaterThan(0)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeLessThan(before)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show the whole picture' }).click()
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
})

test('a planner asks what dearer prices would change, from the result on', async ({ page }) => {
  await runSampleOf(page, 'Demand planning')
  await page.getByRole('link', { name: 'Change and run again' }).click()
  await page.getByLabel('What if: coming prices, percent higher').fill('20')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByText('What if: coming prices 20 % higher')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/are expected, in place of .* as planned/)).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ expectedError: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ })
  test('who has no network is told so, and the run waits for it', async ({ page, context }) => {
    await page.goto('/retail-sentiment-analysis/text-upload')
    await expect(page.getByRole('button', { name: /^Run the sample/ }).first()).toBeEnabled()
    // The typed client is loaded with the first call.
    await runSampleOf(page, 'Sentiment')
    await page.getByRole('link', { name: 'Change and run again' }).click()
    await expect(page.getByRole('textbox', { name: 'Text' })).not.toHaveValue('')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    const progress = page.getByRole('region', { name: 'Progress' })
    await expect(progress).toContainText('You are offline')
    await expect(progress).toContainText('Nothing was sent yet.')
    await expect(page.getByRole('textbox', { name: 'Text' })).not.toHaveValue('')
    // Queued calls are sent once there is a network again.
    await context.setOffline(false)
    await expect(page.getByRole('link', { name: 'Change and run again' })).toBeVisible({ timeout: 60_000 })
  })
})

test('the product says where a provider would answer, and leads an admin to it', async ({ page, signIn }) => {
  await page.goto('/explore-topic/explore-topic')
  await expect(page.getByText('A large AI model would write the page in its place')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Connect a provider' })).toHaveCount(0)
  await signIn()
  await page.goto('/image-gen/image-gen')
  await page.getByRole('link', { name: 'Connect a provider' }).click()
  await expect(page.getByText('AI_BASE_URL')).toBeVisible()
})

test('a document of several pages has them in small, and leads to each', async ({ page, signIn, browser }) => {
  const printer = await browser.newPage()
  await printer.setContent(
    '<h1>Sonnblick Werkzeug GmbH</h1><p>Invoice no. 88-1204</p><p>Total EUR 91.40</p>' +
      '<h2 style="break-before:page">Terms of sale</h2><h2 style="break-before:page">Returns</h2>',
  )
  const buffer = await printer.pdf({ format: 'A4' })
  await printer.close()
  await signIn()
  await page.goto('/invoices-extraction/file-upload')
  await page.getByLabel('Choose a file').setInputFiles({ name: 'three.pdf', mimeType: 'application/pdf', buffer })
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  const small = page.getByRole('navigation', { name: 'All pages' })
  await expect(small.getByRole('button')).toHaveCount(3)
  await expect(small.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  await small.getByRole('button', { name: 'Page 3' }).click()
  await expect(small.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  // By keyboard: each is a button.
  await small.getByRole('button', { name: 'Page 2' }).press('Enter')
  await expect(small.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
})
