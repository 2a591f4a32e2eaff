import { describe, expect, test } from 'vitest'
import { noRulings, type Rulings } from '../../documents/layout/rulings.ts'
import { formDocumentOf } from '../rows/form-page.ts'
import { rowsOfText } from '../testing/rows-of-text.ts'
import { readTable } from './read-table.ts'
import type { ColumnDescription } from './table-header.ts'

type Role = 'pieces' | 'description' | 'weight'

const columns: ColumnDescription<Role>[] = [
  { role: 'pieces', labels: ['pieces'] },
  { role: 'description', labels: ['description'] },
  { role: 'weight', labels: ['weight'] },
]

/** Printed lines across the page above these rows of text. */
const linesAbove = (rows: readonly number[]): Rulings => ({
  horizontal: rows.map((row) => ({ y: 0.013 + row / 50, x0: 0, x1: 0.6 })),
  vertical: [],
})

function read(lines: readonly string[], rulings: Rulings = noRulings) {
  const words = rowsOfText(lines).flatMap((row) => row.words)
  const page = { number: 1, aspect: 0.7, source: 'text-layer' as const, words, lines: [], blocks: [], rulings }
  const { items, totals } = readTable(formDocumentOf({ pages: [page] }), {
    columns,
    required: [['description'], ['weight']],
    fewest: 3,
    anchors: ['weight'],
    wraps: ['description'],
    endsAt: (row) => row.text.startsWith('Note'),
    isTotal: (row) => /^\s*total/i.test(row.text),
  })
  const textOf = ({ cells }: (typeof items)[number]) =>
    [cells.pieces, cells.description, cells.weight].map((spans) => spans?.map((span) => span.text).join(' ') ?? null)
  return { items: items.map(textOf), totals: totals.map(textOf) }
}

test('items by columns, wrapped descriptions, the sum apart', () => {
  const found = read([
    'Pieces  Description           Weight',
    '    12  Oak chairs             1,068',
    '        with cushions',
    '     3  Desk lamps                65',
    'Total                          1,133',
    'Note 5 pallets returned           99',
  ])
  expect(found.items).toEqual([
    ['12', 'Oak chairs with cushions', '1,068'],
    ['3', 'Desk lamps', '65'],
  ])
  expect(found.totals.map((row) => row[2])).toEqual(['1,133'])
})

test('sums below a sum are no items', () => {
  const found = read([
    'Pieces  Description           Weight',
    '     3  Desk lamps                65',
    'Total                             65',
    '        Allowance                 10',
  ])
  expect(found.items).toHaveLength(1)
})

test('figures at half the height of a text take the lines above them too', () => {
  const found = read([
    'Pieces  Description           Weight',
    '        Oak chairs',
    '    12  with cushions          1,068',
    '        of wool',
    '',
    '     3  Desk lamps                65',
  ])
  expect(found.items).toEqual([
    ['12', 'Oak chairs with cushions of wool', '1,068'],
    ['3', 'Desk lamps', '65'],
  ])
})

test('a line over the first item is its heading, not its text', () => {
  const found = read([
    'Pieces  Description           Weight',
    '        Furniture',
    '    12  Oak chairs             1,068',
    '     3  Desk lamps                65',
  ])
  expect(found.items[0]).toEqual(['12', 'Oak chairs', '1,068'])
})

test('printed lines hold the cells of an item together, at whatever height they are set', () => {
  const found = read(
    [
      'Pieces  Description           Weight',
      '        Oak chairs',
      '    12  with cushions',
      '        of wool                1,068',
      '        Desk lamps',
      '     3  and bulbs                 65',
      'Total                          1,133',
    ],
    linesAbove([1, 4, 6, 7]),
  )
  expect(found.items).toEqual([
    ['12', 'Oak chairs with cushions of wool', '1,068'],
    ['3', 'Desk lamps and bulbs', '65'],
  ])
  expect(found.totals.map((row) => row[2])).toEqual(['1,133'])
})

const wordsOf = (spans: readonly { text: string }[] | undefined) => spans?.map(({ text }) => text).join(' ') ?? null

describe('lists of goods with a quantity each', () => {
  type Column = 'quantity' | 'description' | 'amount'
  const goods: ColumnDescription<Column>[] = [
    { role: 'quantity', labels: ['qty'] },
    { role: 'description', labels: ['description'] },
    { role: 'amount', labels: ['amount'] },
  ]

  function itemsIn(lines: readonly string[]) {
    const words = rowsOfText(lines).flatMap((row) => row.words)
    const page = { number: 1, aspect: 0.7, source: 'text-layer' as const, words, lines: [], blocks: [] }
    const { items } = readTable(formDocumentOf({ pages: [page] }), {
      columns: goods,
      required: [['description'], ['amount']],
      fewest: 3,
      anchors: ['amount'],
      counts: 'quantity',
      wraps: ['description'],
      isRemark: (span) => span.text.startsWith('GTIN:'),
      endsAt: () => false,
      isTotal: () => false,
    })
    return items.map(({ cells, further }) => [
      wordsOf(cells.quantity),
      wordsOf(cells.description),
      wordsOf(cells.amount),
      further.map((row) => wordsOf(row.cells.amount)).join(' '),
    ])
  }

  test('a quantity takes the amount set a little lower, and the words beside it', () => {
    const found = itemsIn([
      'Qty   Description            Amount',
      '  2   Oak chairs',
      '                             340.00',
      '',
      '  1   Desk lamp               65.00',
    ])
    expect(found).toEqual([
      ['2', 'Oak chairs', '340.00', ''],
      ['1', 'Desk lamp', '65.00', ''],
    ])
  })

  test('an amount without a quantity is further to its item, as a discount is', () => {
    const found = itemsIn([
      'Qty   Description            Amount',
      '  2   Oak chairs             340.00',
      '      less 10 %              -34.00',
      '  1   Desk lamp               65.00',
    ])
    expect(found.map((item) => [item[0], item[3]])).toEqual([
      ['2', '-34.00'],
      ['1', ''],
    ])
  })

  test('a remark ends the text, which may run into the next column', () => {
    const found = itemsIn([
      'Qty   Description            Amount',
      '  2   Oak chairs             340.00',
      '      with cushions of soft grey wool',
      '      GTIN: 4012345001235',
      '      and more',
    ])
    expect(found[0]?.[1]).toBe('Oak chairs with cushions of soft grey wool')
  })

  test('codes left of the first heading are no text', () => {
    const found = itemsIn([
      '        Description     Qty    Amount',
      '0815    Oak chairs        2    340.00',
      '        with cushions',
    ])
    expect(found[0]?.[1]).toBe('Oak chairs with cushions')
  })
})
