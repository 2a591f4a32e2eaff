import { expect, expectAccessible, test } from './support/test.ts'

/** A model's card, and text that its first sample's answer must contain. */
const models = [
  { card: 'Sentiment', says: ['positive', 'Price'] },
  { card: 'Demand planning', says: ['Forecast', '95 %'] },
  { card: 'Invoices', says: ['Seller', 'Total'] },
  { card: 'Snore detection', says: ['Snore'] },
  { card: 'Plant disease', says: ['What to do'] },
  { card: 'Crops', says: ['Where it looked'] },
  { card: 'Parasites', says: ['Cells', 'Counts'] },
  { card: 'Cattle health', says: ['Lumpy skin disease'] },
  { card: 'EDI 856 ASN', says: ['Hierarchy', 'SH-20418'] },
  { card: 'Text moderation', says: ['Categories'] },
  { card: 'Medical invoices', says: ['the patient owes', 'Services'] },
  { card: 'Insurance invoices', says: ['Policy', 'Lines'] },
  { card: 'Bill of lading', says: ['Consignee', 'Items'] },
  { card: 'Healthcare tagging', says: ['Topics', 'Key phrases'] },
  { card: 'Insurance tagging', says: ['Topics', 'Long term care'] },
  { card: 'Finance tagging', says: ['Topics', 'Card arrival'] },
  { card: 'Patient name', says: ['Imogen Castellano'] },
  { card: 'Vital parameters', says: ['blood pressure', 'Ranges'] },
  { card: 'Medical summary', says: ['Problems', 'Medicines'] },
  { card: 'Meeting minutes', says: ['Actions', 'Decisions'] },
]

for (const { card, says } of models) {
  test(`a visitor runs a sample of ${card} in one click and sees an explained result`, async ({ page }) => {
    await page.goto('/explore')
    await page.getByLabel('Search all models').fill(card)
    await page.getByRole('button', { name: `Run a sample of ${card}` }).click()
    await expect(page).toHaveURL(/\/results\/[a-z]+\?analysis=/)
    const result = page.getByRole('main')
    await expect(result.getByText('Was this right?')).toBeVisible()
    for (const text of says) await expect(result.getByText(text, { exact: false }).first()).toBeVisible()
    await expect(result.getByText(/Deleted on|deleted/i).first()).toBeVisible()
    await expectAccessible(page)

    const before = await result.getByRole('heading').allInnerTexts()
    await page.reload()
    await expect(result.getByText('Was this right?')).toBeVisible()
    await expect.poll(() => result.getByRole('heading').allInnerTexts()).toEqual(before)
  })
}
