import { expect, test } from 'vitest'
import { money } from './money.ts'

test('writes an amount with two decimals and its currency', () => {
  expect(money(1284.5, 'EUR')).toBe('1,284.50 EUR')
  expect(money(-12, 'USD')).toBe('-12.00 USD')
  expect(money(300_000, null)).toBe('300,000.00')
})
