import { readFile } from 'node:fs/promises'
import { type BrowserContext, type Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/test.ts'

const samples = new URL('../packages/models/src/', import.meta.url)

const monthlySales = `month;umsatz\n${Array.from({ length: 48 }, (_, month) => {
  const date = new Date(Date.UTC(2021, month, 1)).toISOString().slice(0, 10)
  return `${date};${(1000 + 12 * month + 200 * Math.sin((month / 6) * Math.PI)).toFixed(2).replace('.', ',')}`
}).join('\n')}\n`

async function fileOf(model: string, pattern: RegExp) {
  const { readdir } = await import('node:fs/promises')
  const folder = new URL(`${model}/samples/`, samples)
  const name = (await readdir(folder)).toSorted().find((file) => pattern.test(file))
  if (!name) throw new Error(`No ${pattern} among the samples of ${model}`)
  return { name: `my own ${name}`, mimeType: '', buffer: await readFile(new URL(name, folder)) }
}

/** An own file for each kind of input; null if the input is typed. */
const inputs = [
  {
    path: '/retail-sentiment-analysis/text-upload',
    text: 'The delivery was late and the box was broken. I am very disappointed.',
    says: /negative/i,
  },
  {
    path: '/retail-demand-planning/file-upload',
    file: async () => ({ name: 'umsatz.csv', mimeType: 'text/csv', buffer: Buffer.from(monthlySales) }),
    says: /umsatz|forecast/i,
  },
  {
    path: '/invoices-extraction/file-upload',
    file: () => fileOf('invoices-extraction', /[.]pdf$/),
    says: /total/i,
  },
  {
    path: '/snore-detection/audio-upload',
    file: () => fileOf('snore-detection', /[.]mp3$/),
    says: /snore/i,
  },
  {
    path: '/plantdisease/image-upload',
    file: () => fileOf('plantdisease', /[.]jpe?g$/),
    says: /what to do/i,
  },
]

async function secondDevice(page: Page): Promise<[BrowserContext, Page]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('No browser')
  const context = await browser.newContext()
  return [context, await context.newPage()]
}

for (const input of inputs) {
  test(`a signed-in person analyses an input of their own at ${input.path}`, async ({ page, signIn }) => {
    await signIn()
    await page.goto(input.path)
    if ('text' in input) await page.getByLabel('Text').fill(input.text)
    else await page.getByLabel('Choose a file').setInputFiles(await input.file())
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await expect(page).toHaveURL(/\/results\/[a-z]+\?analysis=/)
    const result = page.getByRole('main')
    await expect(result.getByText('Was this right?')).toBeVisible()
    await expect(result.getByText(input.says).first()).toBeVisible()

    await result.getByRole('button', { name: 'Yes', exact: true }).click()
    await expect(
      result.getByText('Thank you. We keep what you said for up to 400 days, also when this result is deleted.'),
    ).toBeVisible()

    await page.goto('/jobs')
    await expect(page.getByRole('main').getByText('Done').first()).toBeVisible()
  })
}

test('the address of a result is private: a second device without the account does not see it', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/retail-sentiment-analysis/text-upload')
  await page.getByLabel('Text').fill('Lovely shop, I will come back.')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByText('Was this right?')).toBeVisible()
  const [context, other] = await secondDevice(page)
  await other.goto(page.url())
  await expect(other.getByText(/deleted, or belong to another account/)).toBeVisible()
  await context.close()
})

test('a photo of an animal and the table of its herd are answered in one run', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/cattle-health/image-upload')
  await page.getByLabel('Choose a file', { exact: true }).setInputFiles(await fileOf('cattle-health', /lumpy-skin/))
  const table = page.getByRole('group', { name: 'Herd table' })
  await page.getByLabel('Choose a file for Herd table').setInputFiles(await fileOf('cattle-health', /[.]csv$/))
  await expect(table).toContainText('my own herd.csv')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page).toHaveURL(/\/results\/image\?analysis=/, { timeout: 30_000 })
  await expect(page.getByRole('heading', { name: /Lumpy skin .* of 8 cows with signs of mastitis/ })).toBeVisible()
  await expect(page.getByRole('table').filter({ hasText: 'Heidi' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download my own herd.csv' })).toBeVisible()
  await expectAccessible(page)
})
