import type { Block } from '@vitrine/contracts/blocks/block.ts'
import { expect, test } from 'vitest'
import { tableRow } from './table-cells.ts'

const field = (label: string, value: string | null, page: number | null) => ({
  name: label,
  label,
  value,
  confidence: null,
  place: page === null ? null : { page, box: [0, 0, 1, 1] as [number, number, number, number] },
})

test('each value of a row has its place, also where two fields have one label', () => {
  const blocks: Block[] = [
    { kind: 'fields', items: [field('Total', '9.50', 1), field('Tax', null, null)] },
    { kind: 'fields', items: [field('Total', '11.30', 3)] },
  ]
  const { cells, places } = tableRow(blocks, {})
  expect(cells).toEqual({ Total: '9.50', Tax: null, 'Total 2': '11.30' })
  expect([...places].map(([name, { page }]) => [name, page])).toEqual([
    ['Total', 1],
    ['Total 2', 3],
  ])
})
