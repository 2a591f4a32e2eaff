import { expect, test } from 'vitest'
import { predict, type TreeEnsemble } from './tree-ensemble.ts'

/** One tree: feature 0 ≤ 1.5 → 10, else feature 1 in {2, 5} → 20, else 30; and one that is a leaf of 1. */
const trees: TreeEnsemble = {
  roots: Int32Array.of(0, -4),
  features: Uint8Array.of(0, 1),
  categorical: Uint8Array.of(0, 1),
  thresholds: Float64Array.of(1.5, (1 << 2) | (1 << 5)),
  left: Int32Array.of(-1, -2),
  right: Int32Array.of(1, -3),
  leaves: Float64Array.of(10, 20, 30, 1),
}

test.each([
  [[1.5, 0], 11],
  [[2, 2], 21],
  [[2, 5], 21],
  [[2, 3], 31],
  [[2, -1], 31],
])('%j → %d', (row, sum) => {
  expect(predict(trees, Float32Array.from(row))).toBe(sum)
})
