import { expect, test } from 'vitest'
import { rowsOfText } from '../testing/rows-of-text.ts'
import { readCurrency } from './read-currency.ts'

const currencyOf = (...lines: string[]) => readCurrency(rowsOfText(lines))?.value

test.each([
  ['USD', ['Total  $120.00']],
  ['AUD', ['Subtotal  $100.00', 'Total AUD  $110.00']],
  ['AUD', ['ABN 51 824 753 556', 'Total  $110.00']],
  ['CAD', ['GST/HST 12345', 'Total  $110.00']],
  ['NZD', ['Total  NZ$ 110.00']],
  ['USD', ['Total  US$ 110.00']],
  ['EUR', ['Total  110,00 €']],
] as const)('%s in %j', (currency, lines) => {
  expect(currencyOf(...lines)).toBe(currency)
})

test('where two dollars are named, a bare sign is neither of them for sure', () => {
  expect(currencyOf('Total  $110.00', 'about CAD 150.00 or AUD 160.00')).toBe('USD')
})
