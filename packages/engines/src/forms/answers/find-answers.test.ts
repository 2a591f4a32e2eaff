import { at } from '@vitrine/basics/at.ts'
import { expect, test } from 'vitest'
import type { Rulings } from '../../documents/layout/rulings.ts'
import { worded } from '../labels/worded.ts'
import { formDocumentOf } from '../rows/form-page.ts'
import { rowsOfText } from '../testing/rows-of-text.ts'
import { findAnswers } from './find-answers.ts'
import type { FormField } from './form-answer.ts'

type Name = 'shipper' | 'number' | 'weight' | 'period' | 'charge'

const fields: FormField<Name>[] = [
  { name: 'shipper', type: 'party', labels: worded(1, 'shipper, ship from') },
  { name: 'number', type: 'code', labels: worded(1, 'bol number, b l no') },
  { name: 'weight', type: 'number', labels: worded(1, 'total weight') },
  { name: 'charge', type: 'amount', labels: worded(1, 'total charge') },
  { name: 'period', type: 'period', labels: worded(1, 'policy period, for the period from') },
]

function find(lines: readonly string[], rulings?: Rulings) {
  const rows = rowsOfText(lines)
  const words = rows.flatMap((row) => row.words)
  const page = { number: 1, aspect: 0.7, source: 'text-layer' as const, words, lines: [], blocks: [] }
  const form = formDocumentOf({ pages: [{ ...page, ...(rulings && { rulings }) }] })
  return findAnswers(form, {
    fields,
    decoys: ['carrier', 'order number', 'booking no'],
    locale: { decimal: '.', dateOrder: 'month-first', dateOrderProven: true },
  })
}

test('behind the label, up to the next label on the row', () => {
  const found = find(['BOL Number: AB-4711   Order number: PO-9'])
  expect(found.number[0]?.value).toBe('AB-4711')
})

test('a party below its label, with its address, without the next column', () => {
  const found = find([
    'Shipper                 Carrier',
    'Miller Foods Inc.       Fast Trucks',
    '12 Mill Road',
    'Reno, NV 89501',
  ])
  expect(found.shipper[0]).toMatchObject({ value: 'Miller Foods Inc.', rest: ['12 Mill Road', 'Reno, NV 89501'] })
})

test('a word that leads to another party is none', () => {
  expect(find(['SHIPPER', 'VIA', 'Otter Lines']).shipper).toEqual([])
})

test("a party's lines may carry labels of their own", () => {
  const found = find(['SHIP FROM', 'Name: Miller Foods Inc.', 'Address: 12 Mill Road'])
  expect(found.shipper[0]).toMatchObject({ value: 'Miller Foods Inc.', rest: ['12 Mill Road'] })
})

test('an empty label takes nothing from the label below it', () => {
  expect(find(['BOL Number:', 'Order number: PO-9']).number).toEqual([])
})

test('a label is not the start of a code', () => {
  const found = find(['Order number: BOL NUMBER-77'])
  expect(found.number).toEqual([])
})

test('two dates of a period in a sentence that breaks', () => {
  const found = find(['Please pay for the period from 03/01/2024 to', '09/01/2024 as agreed.'])
  expect(found.period[0]).toMatchObject({ value: '2024-03-01', rest: ['2024-09-01'] })
})

test('a ruled cell left empty stays empty, though its neighbour is filled', () => {
  // Two tall cells side by side over the rows of text at 0.02 and 0.04.
  const rulings: Rulings = {
    horizontal: [
      { y: 0.015, x0: 0, x1: 0.6 },
      { y: 0.075, x0: 0, x1: 0.6 },
    ],
    vertical: [
      { x: 0.001, y0: 0.015, y1: 0.075 },
      { x: 0.3, y0: 0.015, y1: 0.075 },
      { x: 0.6, y0: 0.015, y1: 0.075 },
    ],
  }
  const rows = [' B/L No                         Booking no', '                                BK-1234']
  expect(find(rows, rulings).number).toEqual([])
  expect(
    find([' B/L No                         Booking no', ' AB-4711                        BK-1234'], rulings).number[0]
      ?.value,
  ).toBe('AB-4711')
})

test('a row of ruled headings has its answers in the cells below', () => {
  const rulings: Rulings = {
    horizontal: [0.015, 0.037, 0.057].map((y) => ({ y, x0: 0, x1: 0.6 })),
    vertical: [0.001, 0.3, 0.6].map((x) => ({ x, y0: 0.015, y1: 0.057 })),
  }
  const rows = [' B/L No                         Booking no', ' AB-4711                        BK-1234']
  expect(find(rows, rulings).number[0]?.value).toBe('AB-4711')
})

test('a number with its unit', () => {
  expect(find(['Total weight    12,450 lbs']).weight[0]?.value).toBe(12450)
})

test.each([
  ['$ 405 .50', 405.5],
  ['  405 | 00', 405],
  ["405'.00", 405],
  ['1,405 25', 1405.25],
  ['$ 405.50', 405.5],
])('dollars and cents of a ruled cell that stand apart: %s', (written, value) => {
  const rulings: Rulings = {
    horizontal: [0.015, 0.057].map((y) => ({ y, x0: 0, x1: 0.6 })),
    vertical: [0.001, 0.3, 0.6].map((x) => ({ x, y0: 0.015, y1: 0.057 })),
  }
  const rows = [' 28. Total charge               Booking no', ` ${written.padEnd(31)}BK-1234`]
  expect(find(rows, rulings).charge[0]?.value).toBe(value)
  // Outside a cell they may be two numbers.
  expect(find([`Total charge: ${written.replace('$', '').trim()}`]).charge[0]?.value ?? null).toBe(
    written.includes('405.50') ? 405.5 : null,
  )
})

test("an answer in a cell may begin with another label's word", () => {
  const rulings: Rulings = {
    horizontal: [0.015, 0.057].map((y) => ({ y, x0: 0, x1: 0.6 })),
    vertical: [0.001, 0.3, 0.6].map((x) => ({ x, y0: 0.015, y1: 0.057 })),
  }
  const rows = [' Shipper                        Booking no', ' Carrier Supply Company         BK-1234']
  expect(find(rows, rulings).shipper[0]?.value).toBe('Carrier Supply Company')
  expect(find([at(rows, 0), ' Carrier: Fast Trucks'], rulings).shipper).toEqual([])
})

test('another label ends an answer where it brings an answer of its own', () => {
  const found = find(['Total charge 292.00 Booking no 5518', 'Shipper: Miller Foods Inc., order number PO-99'])
  expect(found.charge[0]?.value).toBe(292)
  expect(found.shipper[0]?.value).toBe('Miller Foods Inc.')
})

test('a label with a word of its own reads the next column', () => {
  const found = find(['Total charge, tools           $500.00'])
  expect(found.charge[0]?.value).toBe(500)
})

test('a code in groups is read whole', () => {
  const found = find(['BOL Number: 1EG4 TE5 MK72'])
  expect(found.number[0]?.value).toBe('1EG4 TE5 MK72')
})

function amounts(lines: readonly string[]) {
  const words = rowsOfText(lines).flatMap((row) => row.words)
  const page = { number: 1, aspect: 0.7, source: 'text-layer' as const, words, lines: [], blocks: [] }
  const sums: FormField<'net' | 'tax' | 'total'>[] = [
    { name: 'net', type: 'amount', labels: worded(0.8, 'net') },
    { name: 'tax', type: 'amount', labels: worded(0.8, 'vat') },
    { name: 'total', type: 'amount', labels: worded(0.8, 'total, bruttosumme') },
  ]
  return findAnswers(formDocumentOf({ pages: [page] }), {
    fields: sums,
    decoys: [],
    locale: { decimal: '.', dateOrder: 'day-first', dateOrderProven: true },
  })
}

test('the first words of a row name its sum', () => {
  const found = amounts(['Net excl. VAT     100.00', 'VAT 20 %           20.00', 'Total incl. VAT   120.00'])
  expect([found.net, found.tax, found.total].map(([best]) => best?.value)).toEqual([100, 20, 120])
})

test('sums tabled by rate: the last row under the heading is the sum', () => {
  const found = amounts([
    'Rate       Net        VAT',
    '19 %       100.00     19.00',
    '7 %        50.00      3.50',
    '           150.00     22.50',
  ])
  expect([found.net[0]?.value, found.tax[0]?.value]).toEqual([150, 22.5])
})

test('a label at the end of a phrase has its figure in the next column', () => {
  expect(amounts(['premium for the quarter and its VAT        35.13']).tax[0]?.value).toBe(35.13)
})

test('a currency between a label and its figure in the next column', () => {
  expect(amounts(['Total: RM        20.05']).total[0]?.value).toBe(20.05)
})

test('finds a label that kerning tore apart', () => {
  expect(amounts(['Br uttosumme 12.00']).total[0]?.value).toBe(12)
})

function issuedOn(lines: readonly string[]) {
  const words = rowsOfText(lines).flatMap((row) => row.words)
  const page = { number: 1, aspect: 0.7, source: 'text-layer' as const, words, lines: [], blocks: [] }
  return findAnswers(formDocumentOf({ pages: [page] }), {
    fields: [{ name: 'issued' as const, type: 'date', labels: worded(1, 'issued') }],
    decoys: [],
    locale: { decimal: '.', dateOrder: 'day-first', dateOrderProven: true },
  }).issued[0]?.value
}

test('a date that a narrow column broke over two lines', () => {
  expect(issuedOn(['Issued        Booked', 'March 19,     April 2,', '2026          2026'])).toBe('2026-03-19')
  expect(issuedOn(['Issued', '7 November', '2025'])).toBe('2025-11-07')
  expect(issuedOn(['Issued', 'March 19', 'Room 2026'])).toBeUndefined()
})

test('labels one below the other are answered in the same order', () => {
  const found = find(['Ship from', 'BOL number', 'Larch Supply Co.', 'AB-2207'])
  expect(found.shipper[0]?.value).toBe('Larch Supply Co.')
  expect(found.number[0]?.value).toBe('AB-2207')
})

test('two columns in one frame without a line between them', () => {
  const frame: Rulings = {
    horizontal: [
      { y: 0.015, x0: 0, x1: 0.9 },
      { y: 0.1, x0: 0, x1: 0.9 },
    ],
    vertical: [
      { x: 0, y0: 0.015, y1: 0.1 },
      { x: 0.9, y0: 0.015, y1: 0.1 },
    ],
  }
  const found = find(
    [
      ' Carrier                 Ship from',
      ' Fast Trucks             Miller Foods Inc.',
      ' 4 Depot Lane            12 Mill Road',
    ],
    frame,
  )
  expect(found.shipper[0]).toMatchObject({ value: 'Miller Foods Inc.', rest: ['12 Mill Road'] })
})
