import { expect, test } from 'vitest'
import { rowsOfText } from '../testing/rows-of-text.ts'
import { amountsOf, decimalMarkOf } from './amounts.ts'

const read = (text: string, decimal: ',' | '.') =>
  rowsOfText([text]).flatMap((row) => amountsOf(row, decimal).map(({ value }) => value))

test.each([
  ['1.234,56 €', ',', 1234.56],
  ['1 234,56 EUR', ',', 1234.56],
  ["1'234.50", '.', 1234.5],
  ['$1,234.56', '.', 1234.56],
  ['1.163,4000', ',', 1163.4],
  ['-50,00', ',', -50],
  ['(-)0.35', '.', -0.35],
  ['(+) 0.15', '.', 0.15],
  ['(12.00)', '.', 12],
  ['RM 12.00', '.', 12],
  ['1.234', ',', 1234],
  ['1.234', '.', 1.234],
  ['20', ',', 20],
  ['120,–', ',', 120],
  ['1.250,--', ',', 1250],
] as const)('%s with decimal %s is %d', (text, decimal, value) => {
  expect(read(text, decimal)).toEqual([value])
})

test('a sign that touches a figure is not the one before it’s', () => {
  expect(read('by 3 May 2026 £450.00', '.')).toEqual([3, 2026, 450])
  const [row] = rowsOfText(['3 May 2026 £450.00'])
  expect(
    row &&
      amountsOf(row, '.')
        .filter(({ money }) => money)
        .map(({ value }) => value),
  ).toEqual([450])
})

test('numbers of neighbouring columns are not one with thousands', () => {
  expect(read('3    845,00 €    2 535,00 €', ',')).toEqual([3, 845, 2535])
  expect(read("5      240.00    1'200.00", '.')).toEqual([5, 240, 1200])
})

test('a date, a phone number and a code are no amounts', () => {
  expect(read('05.06.2018', ',')).toEqual([])
  expect(read('FA-2017-0010', ',')).toEqual([])
})

test('money needs two decimals or a currency', () => {
  const [row] = rowsOfText(['3 Stk 12,50 19 % 7 €'])
  expect(row && amountsOf(row, ',').map(({ value, money, percent }) => [value, money, percent])).toEqual([
    [3, false, false],
    [12.5, true, false],
    [19, false, true],
    [7, true, false],
  ])
})

test('the decimal mark is what most of the document has', () => {
  expect(decimalMarkOf(rowsOfText(['Summe 1.200,00', 'Datum 05.06.2018', 'MwSt 228,00']))).toBe(',')
  expect(decimalMarkOf(rowsOfText(['Total 1,200.00', 'VAT 240.00']))).toBe('.')
})

test('yen: the dash that closes a sum takes nothing off, and the sign may stand behind', () => {
  const [row] = rowsOfText(['¥48,500- 1,200円 -300円'])
  expect(row && amountsOf(row, '.').map(({ value, money }) => [value, money])).toEqual([
    [48500, true],
    [1200, true],
    [-300, true],
  ])
})
