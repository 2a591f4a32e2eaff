import { expect, test } from 'vitest'
import { isSameValue } from './same-value.ts'

test.each([
  ['Acme Ltd', ' acme  LTD '],
  ['671.15', '671.15 EUR'],
  ['1868.3', '1,868.30'],
  ['1.868,30 €', '1868.30 EUR'],
  ['$1,200', '1200.00 USD'],
  ['12 %', '12'],
])('%j is %j', (truth, found) => {
  expect(isSameValue(truth, found)).toBe(true)
})

test.each([
  ['Acme', 'Acme Ltd'],
  ['671.15', '671.51 EUR'],
  ['2024-03-14', '2024-03-15'],
  ['LS-2024-0817', '0817'],
  ['1.5', '15'],
])('%j is not %j', (truth, found) => {
  expect(isSameValue(truth, found)).toBe(false)
})

test('what is longer than any figure is compared by its words, however it is made up', () => {
  const truth = `7${'\u00a0 '.repeat(100_000)}pieces`
  expect(isSameValue(truth, '7 pieces')).toBe(true)
  expect(isSameValue(truth, '7 pieces more')).toBe(false)
})
