import { expect, test } from 'vitest'
import { compareLines } from './compare-sums.ts'

const line = (value: number) => ({ amount: { value } })

const said = (...values: number[]) =>
  compareLines({ thing: 'service', lines: values.map(line), stated: [{ value: 1240.5 }] })[0]?.text

test('lines are counted in words, one of them in the singular', () => {
  expect(said(1240.5)).toBe('1 service adds up to 1,240.50, as stated.')
  expect(said(1000, 240.5)).toBe('2 services add up to 1,240.50, as stated.')
  expect(said(1000)).toBe('1 service adds up to 1,000.00, not to 1,240.50.')
})
