import { expect, test } from 'vitest'
import { heatOf, regionsOf } from './activation-map.ts'

// Two lit corners of a 4 × 3 grid, the right one fainter, and something that speaks against.
const map = {
  rows: 3,
  columns: 4,
  values: [4, 4, 0, 0, 4, -5, 0, 3, 0, 0, 0, 3],
}

test('heat runs from 0 to 1 and leaves out what speaks against', () => {
  expect(heatOf(map).values).toEqual([1, 1, 0, 0, 1, 0, 0, 0.75, 0, 0, 0, 0.75])
})

test('regions are joined cells with their box, heaviest first', () => {
  const regions = regionsOf(heatOf(map))
  expect(regions.map(({ box }) => box)).toEqual([
    [0, 0, 0.5, 2 / 3],
    [0.75, 1 / 3, 1, 1],
  ])
  expect(regions.map(({ weight }) => weight)).toEqual([3 / 4.5, 1.5 / 4.5])
})

test('a map without evidence has no regions', () => {
  expect(regionsOf(heatOf({ rows: 1, columns: 2, values: [-1, -2] }))).toEqual([])
})
