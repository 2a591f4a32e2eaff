import { expect, test } from './support/test.ts'

test('the first industry is the default, and the choice is written to the address', async ({ page }) => {
  await page.goto('/explore')
  await expect(page.getByRole('tab', { name: 'All Models' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Retail' }).click()
  await expect(page).toHaveURL(/industry=retail&subcategory=planning/)
  await page.getByRole('button', { name: 'Customer voice' }).click()
  await expect(page).toHaveURL(/industry=retail&subcategory=customer-voice/)
  await expect(page.getByRole('heading', { name: 'Sentiment', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Retail' })).toHaveAttribute('aria-selected', 'true')
})

test('search looks through all models', async ({ page }) => {
  await page.goto('/explore?industry=finance')
  await page.getByLabel('Search all models').fill('leaf')
  await expect(page.getByRole('heading', { name: 'Plant disease', exact: true })).toBeVisible()
})

test('a model without an engine says so and cannot be run', async ({ page }) => {
  await page.goto('/text-moderation/text-upload')
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeDisabled()
})

test('all 32 models are listed with where they are served', async ({ request }) => {
  const { data } = await (await request.get('/api/catalogue')).json()
  expect(data.models).toHaveLength(32)
  expect(data.models.every((model: { apiEndpoint: string }) => model.apiEndpoint.startsWith('/api/'))).toBe(true)
})

test.describe('an unknown path', () => {
  test.use({ expectedError: /404/ })

  test('has a way to the start page', async ({ page }) => {
    await page.goto('/no/such/page')
    await page.getByRole('link', { name: 'Go to the start page' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})
