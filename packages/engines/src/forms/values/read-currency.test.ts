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

test.each([
  ['ZAR', ['Plettenberg Bay 6600', 'Totaal R 8 214,60']],
  ['ZAR', ['Balance R2 310.00']],
  ['KES', ['Amount due KSh 7,450.00']],
  ['CAD', ['61 Harbour St, Lunenburg NS B0J 2C0', 'Owing $96.40']],
  ['AUD', ['9 Wharf St, Port Lincoln SA 5606', 'Total $96.40']],
  ['NZD', ['GST No. 88-123-456', '14 Ferry Rd, New Plymouth 4310', 'Total $96.40']],
  ['SGD', ['UEN 200912345G', 'Total $96.40']],
  ['INR', ['Paltan Bazaar, Guwahati, India', 'Total 3,450/-']],
  ['KES', ['Moi Avenue, Mombasa', 'Jumla 3,450/=']],
  ['DKK', ['Østergade 4, 8000 Aarhus', 'I alt 1.250,00 kr']],
  ['SEK', ['Org.nr 556123-4567', 'Att betala 1 250,00 kr']],
  ['EUR', ['Main Street, Clifden, Co. Galway', 'Total 48.00']],
  ['USD', ['12 Fir Ave, Salem, OR 97301', 'TOTAL 48.00']],
  ['EUR', ['to be paid: 48 euro']],
] as const)('%s by the place in %j', (currency, lines) => {
  expect(currencyOf(...lines)).toBe(currency)
})

const scoreOf = (...lines: string[]) => readCurrency(rowsOfText(lines))?.score ?? 0

test('a bare dollar is less sure than one on a paper that shows its country', () => {
  const bare = scoreOf('Total  $96.40')
  expect(scoreOf('UEN 200912345G, Singapore', 'Total  $96.40')).toBeGreaterThan(bare)
  // A seller and a buyer of two countries.
  expect(scoreOf('Ballarat VIC 3350', 'Fresno, CA 93701', 'Total  $96.40')).toBeLessThan(bare)
})

test('a row, a room and a class are no rand', () => {
  expect(currencyOf('Room R 12', 'Class R2, 48 seats')).toBeUndefined()
})
