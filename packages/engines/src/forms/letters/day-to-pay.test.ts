import { expect, test } from 'vitest'
import { rowsOfText } from '../testing/rows-of-text.ts'
import { dayToPay } from './day-to-pay.ts'

const dayOf = (billed: string, ...lines: string[]) => dayToPay(rowsOfText(lines), billed)?.value ?? null

test('the year is that of the bill, or the next one', () => {
  expect(dayOf('2026-05-02', 'A cheque by May 20 would be grand.')).toBe('2026-05-20')
  expect(dayOf('2026-12-18', 'Bitte überweisen Sie den Betrag bis zum 10. Januar.')).toBe('2027-01-10')
})

test('a day on which the money is taken', () => {
  expect(dayOf('2026-05-02', 'Debit order 3 June from your account at Nedbank')).toBe('2026-06-03')
  expect(dayOf('2026-12-02', 'The premium will be deducted on 2 January.')).toBe('2027-01-02')
})

test('a day by which something else happens is none', () => {
  expect(dayOf('2026-05-02', 'We finish the roof by May 20.')).toBeNull()
  expect(dayOf('2026-05-02', 'Please pay by May 20, 2026.')).toBeNull()
})

test('a day that no calendar has is none', () => {
  expect(dayOf('2026-05-02', 'Please pay by June 31.')).toBeNull()
})

test.each([
  [['Could you pay by the end of the month?'], '2026-05-31'],
  [['We would like it paid before the end of next month, please.'], '2026-06-30'],
  [['If a transfer could reach us by the end of', 'June that would do.'], '2026-06-30'],
  [['Bitte überweisen Sie bis Ende Februar.'], '2027-02-28'],
  [['Merci de régler avant fin juin.'], '2026-06-30'],
  [['Pagare entro fine mese.'], '2026-05-31'],
  [['Graag betalen voor eind juli.'], '2026-07-31'],
  [['Please settle this within a fortnight.'], '2026-05-16'],
  [['Kindly pay us within', '21 days by transfer.'], '2026-05-23'],
  [['Zahlbar innerhalb von 10 Tagen mit 2 % Skonto, innerhalb von 30 Tagen netto.'], '2026-06-01'],
  [['Terms: 2% 10 days, net 30 days'], '2026-06-01'],
  [['Betaling binnen 14 dagen na factuurdatum'], '2026-05-16'],
  [['Règlement à 45 jours date de facture'], '2026-06-16'],
  [['Vencimiento: 60 días'], '2026-07-01'],
  [['Payment is due a month after the date of this bill'], '2026-06-02'],
] as const)('%j', (lines, day) => {
  expect(dayOf('2026-05-02', ...lines)).toBe(day)
})

test('days to a month’s end', () => {
  expect(dayOf('2026-05-02', 'Payment terms: 30 days end of month')).toBe('2026-06-30')
  expect(dayOf('2026-05-02', 'Règlement à 45 jours fin de mois')).toBe('2026-06-30')
})

test('a term from another day, to a month’s end, or beside a second one is a guess', () => {
  for (const line of [
    'Pay within a fortnight of delivery.',
    'Payment terms 30 days end of month',
    'Net 30 days. Members pay net 45 days.',
  ])
    expect(dayToPay(rowsOfText([line]), '2026-05-02')?.score).toBeLessThan(0.3)
})

test.each([
  'Goods can be returned within 30 days.',
  'If you do not pay within 14 days your cover ends.',
  'Late payment after 30 days costs 4 % of the sum.',
  'This estimate is valid for 30 days.',
  'We will pay you a visit at the end of the month.',
  'Interest is charged on accounts over 30 days.',
])('%s', (line) => {
  expect(dayOf('2026-05-02', line)).toBeNull()
})
