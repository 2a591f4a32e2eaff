import { expect, test } from 'vitest'
import type { ColumnDescription } from '../items/table-header.ts'
import { rowsOfText } from '../testing/rows-of-text.ts'
import { formDocumentOf } from './form-page.ts'
import { readTable } from './read-table.ts'

type Role = 'pieces' | 'description' | 'weight'

const columns: ColumnDescription<Role>[] = [
  { role: 'pieces', labels: ['pieces'] },
  { role: 'description', labels: ['description'] },
  { role: 'weight', labels: ['weight'] },
]

function read(lines: readonly string[]) {
  const words = rowsOfText(lines).flatMap((row) => row.words)
  const page = { number: 1, aspect: 0.7, source: 'text-layer' as const, words, lines: [], blocks: [] }
  const { items, totals } = readTable(formDocumentOf({ pages: [page], recogniser: null }), {
    columns,
    required: [['description'], ['weight']],
    fewest: 3,
    anchors: ['weight'],
    wraps: 'description',
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
