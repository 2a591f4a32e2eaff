import { expect, test } from 'vitest'
import { type Box, dropOverlapping, overlap } from '../box.ts'
import { peaksOf } from './peaks.ts'

// One class on 3 × 4 cells: a peak with a shoulder, a plateau of two, and a faint spot.
const heat = Float32Array.from([0.2, 0.9, 0.5, 0, 0, 0.4, 0, 0, 0, 0, 0.6, 0.6])
const maps = { heat, sides: new Float32Array(4 * 12).fill(4), classes: 1, rows: 3, columns: 4, stride: 4 }

test('only local maxima count, and of a plateau one cell', () => {
  const peaks = peaksOf(maps, 0.3)
  expect(peaks.map(({ confidence }) => Math.round(confidence * 10))).toEqual([9, 6])
})

test('boxes reach from the cell as far as its sides say and stay in the picture', () => {
  const [first, second] = peaksOf(maps, 0.3)
  expect(first?.box).toEqual([0, 0, 0.5, 4 / 12])
  expect(second?.box).toEqual([0.25, 4 / 12, 0.75, 1])
})

test('of two boxes in one place the surer stays', () => {
  const found: { name: string; box: Box }[] = [
    { name: 'apple', box: [0, 0, 0.5, 0.5] },
    { name: 'orange', box: [0, 0, 0.5, 0.45] },
    { name: 'cup', box: [0.4, 0.4, 1, 1] },
  ]
  expect(dropOverlapping(found, 0.6).map(({ name }) => name)).toEqual(['apple', 'cup'])
  expect(overlap([0, 0, 0.2, 0.2], [0.5, 0.5, 1, 1])).toBe(0)
})
