import { expectExplained } from './support/expect-explained.ts'
import { expect, test } from './support/test.ts'

/**
 * A model's card for each kind of input, and text that its first sample's answer must contain.
 * samples-from-own-page.spec.ts runs the samples of all models.
 */
const models = [
  { card: 'Sentiment', says: ['positive', 'Price'] },
  { card: 'Invoices', says: ['Seller', 'Total'] },
  { card: 'Snore detection', says: ['Snore'] },
  { card: 'Plant disease', says: ['What to do'] },
]

for (const { card, says } of models) {
  test(`a visitor runs a sample of ${card} in one click and sees an explained result`, async ({ page }) => {
    await page.goto('/explore')
    await page.getByLabel('Search all models').fill(card)
    await page.getByRole('button', { name: `Run a sample of ${card}` }).click()
    await expect(page).toHaveURL(/\/results\/[a-z]+\?analysis=/)
    await expectExplained(page, says)
  })
}
