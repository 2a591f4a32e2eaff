import { expect, test } from 'vitest'
import { rowsOfText } from '../testing/rows-of-text.ts'
import { dayToPay } from './day-to-pay.ts'

const dayOf = (billed: string, ...lines: string[]) => dayToPay(rowsOfText(lines), billed)?.value ?? null

test('the year is that of the bill, or the next one', () => {
  expect(dayOf('2026-05-02', 'A cheque by May 20 would be grand.')).toBe('2026-05-20')
  expect(dayOf('2026-12-18', 'Bitte überweisen Sie den Betrag bis zum 10. Januar.')).toBe('2027-01-10')
})

test('a day by which something else happens is none', () => {
  expect(dayOf('2026-05-02', 'We finish the roof by May 20.')).toBeNull()
  expect(dayOf('2026-05-02', 'Please pay by May 20, 2026.')).toBeNull()
})

test('a day that no calendar has is none', () => {
  expect(dayOf('2026-05-02', 'Please pay by June 31.')).toBeNull()
})
