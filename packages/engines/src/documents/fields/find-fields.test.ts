import { expect, test } from 'vitest'
import { rowsOfText } from '../testing/rows-of-text.ts'
import type { FieldDescription } from './field-description.ts'
import { findFields } from './find-fields.ts'
import { settle } from './settle.ts'

type Name = 'number' | 'net' | 'tax' | 'total'

const fields: FieldDescription<Name>[] = [
  { name: 'number', type: 'code', labels: [{ text: 'invoice number', weight: 1 }] },
  { name: 'net', type: 'amount', labels: [{ text: 'net', weight: 0.8 }] },
  { name: 'tax', type: 'amount', labels: [{ text: 'vat', weight: 0.8 }] },
  { name: 'total', type: 'amount', labels: [{ text: 'total', weight: 0.8 }] },
]

const find = (lines: readonly string[]) =>
  findFields({ rows: rowsOfText(lines), decimal: '.', dateOrder: 'day-first' }, fields, ['order number'])

test('takes the value to the right of its label, not the one of a decoy', () => {
  expect(find(['Order number PO-1    Invoice number A-77']).number[0]?.value).toBe('A-77')
})

test('takes the value below a label that heads a column', () => {
  expect(find(['Invoice number      Customer', 'A-77                Miller']).number[0]?.value).toBe('A-77')
})

test('the first words of a row name its sum', () => {
  const found = find(['Net excl. VAT     100.00', 'VAT 20 %           20.00', 'Total incl. VAT   120.00'])
  expect([found.net, found.tax, found.total].map((candidates) => candidates[0]?.value)).toEqual([100, 20, 120])
})

test('finds a label that kerning tore apart', () => {
  const torn = findFields(
    { rows: rowsOfText(['Br uttosumme 12.00']), decimal: '.', dateOrder: 'day-first' },
    [{ name: 'total', type: 'amount', labels: [{ text: 'bruttosumme', weight: 1 }] }],
    [],
  )
  expect(torn.total[0]?.value).toBe(12)
})

const candidate = (value: number, score: number) => ({
  value,
  text: String(value),
  page: 1,
  box: [0, 0, 1, 1] as const,
  score,
  legibility: 1,
})

test('a sum that comes out right outweighs a better label', () => {
  const { picks } = settle(
    { net: [candidate(90, 0.9), candidate(100, 0.7)], total: [candidate(120, 0.9)] },
    ({ net, total }) => (net !== null && total !== null && Number(total.value) - Number(net.value) === 20 ? 1 : 0),
  )
  expect(picks.net?.value).toBe(100)
})
