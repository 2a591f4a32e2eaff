import { expect, test } from 'vitest'
import { dayOrderOf } from './days.ts'
import { isSameValue } from './same-value.ts'

test.each([
  ['Acme Ltd', ' acme  LTD '],
  ['671.15', '671.15 EUR'],
  ['1868.3', '1,868.30'],
  ['1.868,30 €', '1868.30 EUR'],
  ['$1,200', '1200.00 USD'],
  ['12 %', '12'],
  ['14/03/2024', '2024-03-14'],
  ['03/14/2024', '2024-03-14'],
  ['03/04/2024', '2024-04-03'],
  ['3.4.2024', '2024-04-03'],
  ['14 March 2024', '2024-03-14'],
  ['Mar 14, 2024', '2024-03-14'],
])('%j is %j', (truth, found) => {
  expect(isSameValue(truth, found)).toBe(true)
})

test.each([
  ['Acme', 'Acme Ltd'],
  ['671.15', '671.51 EUR'],
  ['2024-03-14', '2024-03-15'],
  ['LS-2024-0817', '0817'],
  ['1.5', '15'],
  ['14/03/2024', '2024-03-15'],
  ['31/02/2024', '2024-03-02'],
  ['14 March 2024', '2024-03-15'],
])('%j is not %j', (truth, found) => {
  expect(isSameValue(truth, found)).toBe(false)
})

test('a column’s other dates tell whether the day or the month comes first', () => {
  expect(dayOrderOf(['03/04/2024', '', '05/04/2024'])).toBeNull()
  const british = dayOrderOf(['03/04/2024', '17/04/2024'])
  expect([isSameValue('03/04/2024', '2024-04-03', british), isSameValue('03/04/2024', '2024-03-04', british)]).toEqual([
    true,
    false,
  ])
  const american = dayOrderOf(['03/04/2024', '03/17/2024'])
  expect([
    isSameValue('03/04/2024', '2024-04-03', american),
    isSameValue('03/04/2024', '2024-03-04', american),
  ]).toEqual([false, true])
})

test('what is longer than any figure is compared by its words, however it is made up', () => {
  const truth = `7${'\u00a0 '.repeat(100_000)}pieces`
  expect(isSameValue(truth, '7 pieces')).toBe(true)
  expect(isSameValue(truth, '7 pieces more')).toBe(false)
})
