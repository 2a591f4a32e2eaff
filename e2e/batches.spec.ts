import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/test.ts'

const samples = new URL('../packages/models/src/', import.meta.url)

const sample = async (path: string, name: string, mimeType: string) => ({
  name,
  mimeType,
  buffer: await readFile(new URL(path, samples)),
})

const reviews = 'id;review\nA;The delivery was late and the box was broken.\nB;\nC;Wonderful, I love it.\n'

async function lookEverywhere(page: Page) {
  for (const [width, theme] of [
    [390, 'dark'],
    [768, 'light'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  }
}

test('Several files are run at once, with one that cannot be run named, and make one table', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/plantdisease/image-upload')
  await page.getByRole('link', { name: 'Several files at once' }).click()
  await page
    .getByLabel('Choose files')
    .setInputFiles([
      await sample('cropsclassification/samples/pineapple.jpg', 'pineapple.jpg', 'image/jpeg'),
      await sample('cropsclassification/samples/house.jpg', 'house.jpg', 'image/jpeg'),
      { name: 'notes.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('ID3\u0004\0\0\0\0\0\0') },
    ])
  await expect(page.getByText(/it will not be run: This is an MP3 file/)).toBeVisible()
  await lookEverywhere(page)
  await page.getByRole('textbox', { name: 'Name of the batch' }).fill('Field walk')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Field walk' })).toBeVisible()
  await expect(page.getByText('2 of 3 done, 1 not run')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Finished')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Results side by side' }).getByRole('row')).toHaveCount(3)
  await lookEverywhere(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  expect((await saved).suggestedFilename()).toBe('Field-walk.csv')
  await page.getByRole('link', { name: 'pineapple.jpg' }).click()
  await expect(page).toHaveURL(/\/results\/image\?analysis=/)
  await page.goto('/jobs')
  await page.getByRole('link', { name: 'Field walk' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The batch is deleted.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Field walk' })).toHaveCount(0)
})

test('A CSV of texts is a text a line; its column is chosen', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/jobs?batch=new&model=retail-sentiment-analysis')
  await page
    .getByLabel('Choose files')
    .setInputFiles([{ name: 'reviews.csv', mimeType: 'text/csv', buffer: Buffer.from(reviews) }])
  await page.getByLabel('Column with the texts').selectOption('review')
  await page.getByRole('button', { name: 'Run all' }).click()
  await expect(page.getByText('2 of 3 done, 1 not run')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/^Line 3: B/)).toBeVisible()
  await expect(page.getByText(/Text is required/)).toBeVisible()
})

test('What cannot be sent is said before it is sent', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/jobs?batch=new&model=plantdisease')
  await page.getByRole('button', { name: 'Run all' }).click()
  await expect(page.getByText('Choose at least one file.')).toBeVisible()
  await page.goto('/jobs?batch=new&model=nothing')
  await expect(page.getByText('There is no such model.')).toBeVisible()
})

test('A benchmark of one’s own: truths are given, columns go together, and each field is measured', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/jobs?batch=new&model=invoices-extraction')
  await page
    .getByLabel('Choose files')
    .setInputFiles([
      await sample('invoices-extraction/samples/stationery-invoice.pdf', 'stationery.pdf', 'application/pdf'),
      await sample('invoices-extraction/samples/grocer-receipt.jpg', 'grocer.jpg', 'image/jpeg'),
    ])
  await page.getByRole('button', { name: 'Run all' }).click()
  await expect(page.getByText('2 of 2 done')).toBeVisible({ timeout: 90_000 })
  const truths = 'file,number,Total\nstationery.pdf,LS-2024-0817,701.40\ngrocer.jpg,0001-47210,99.99\n'
  await page
    .getByLabel('CSV of truths')
    .setInputFiles([{ name: 'truths.csv', mimeType: 'text/csv', buffer: Buffer.from(truths) }])
  await expect(page.getByLabel('number is')).toHaveValue('Number')
  await lookEverywhere(page)
  await page.getByRole('button', { name: 'Measure' }).click()
  const table = page.getByRole('group', { name: 'Measured fields' })
  await expect(table.getByRole('row', { name: /^number 2 of 2/ })).toBeVisible()
  await expect(table.getByRole('row', { name: /^Total 0 of 2/ })).toBeVisible()
  await expect(page.getByText('Total should be 99.99; read as 31.35 MYR')).toBeVisible()
  // A photo as it is, and the page of a PDF.
  const pictures = [
    page.getByRole('img', { name: 'grocer.jpg, page 1' }),
    page.getByRole('img', { name: 'stationery.pdf, page 1' }),
  ]
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toBeVisible()
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
  }
  await lookEverywhere(page)
  // On a sheet of paper, a dozen columns.
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 718, height: 1000 })
  const results = page.getByRole('group', { name: 'Results side by side' })
  const lines = await results
    .getByText('31.35 MYR')
    .first()
    .evaluate((cell) => {
      const range = document.createRange()
      const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode()
      range.setStart(text ?? cell, 0)
      range.setEnd(text ?? cell, '31.35'.length)
      return range.getClientRects().length
    })
  expect(lines).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 1440, height: 900 })
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the report as CSV' }).click()
  expect((await saved).suggestedFilename()).toBe('report.csv')
  await page.getByRole('button', { name: 'Delete the truths' }).click()
  await expect(page.getByLabel('CSV of truths')).toBeVisible()
})
