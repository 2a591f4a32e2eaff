import { expect, test } from 'vitest'
import { rowsOfText } from '../testing/rows-of-text.ts'
import { readTotals } from './totals.ts'

test('a row of sums says pieces and weight by their units', () => {
  const { pieces, weight } = readTotals(rowsOfText(['14 crates of machinery', 'Total: 14 packages  11.250,0 kg']), {
    decimal: ',',
    dateOrder: 'day-first',
    dateOrderProven: true,
  })
  expect([pieces?.value, weight?.value]).toEqual([14, 11250])
})

test('without units a sum may be of anything', () => {
  expect(
    readTotals(rowsOfText(['Total  14  11,250']), { decimal: '.', dateOrder: 'day-first', dateOrderProven: true }),
  ).toEqual({
    pieces: null,
    weight: null,
  })
})
