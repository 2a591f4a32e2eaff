import { at } from '@vitrine/basics/at.ts'

/** The features as bin numbers, row by row, so that those of one row are adjacent in memory. */
export interface BinnedRows {
  width: number
  cells: Uint8Array
}

export const bins = 64

/** Rows whose bin of the feature is at most `bin`, and the others, each in order. */
export function partition(
  { width, cells }: BinnedRows,
  rows: Int32Array,
  feature: number,
  bin: number,
): [Int32Array, Int32Array] {
  const left = new Int32Array(rows.length)
  const right = new Int32Array(rows.length)
  let lefts = 0
  let rights = 0
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] as number // inside the array
    if ((cells[row * width + feature] as number) <= bin) {
      left[lefts] = row
      lefts += 1
    } else {
      right[rights] = row
      rights += 1
    }
  }
  return [left.subarray(0, lefts), right.subarray(0, rights)]
}

/** Upper edges of all bins but the last, from quantiles of up to 20,000 values. */
export function binEdges(column: Float64Array): number[] {
  const step = Math.max(1, Math.floor(column.length / 20_000))
  const sample = column.filter((value, index) => index % step === 0 && !Number.isNaN(value)).sort()
  const edges: number[] = []
  for (let bin = 1; bin < bins; bin += 1) {
    const edge = sample[Math.floor((bin * sample.length) / bins)]
    if (edge !== undefined && edge !== edges.at(-1)) edges.push(edge)
  }
  return edges
}

function binOf(value: number, edges: readonly number[]): number {
  if (Number.isNaN(value)) return 0
  let low = 0
  let high = edges.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (value > at(edges, middle)) low = middle + 1
    else high = middle
  }
  return low
}

export function binRows(
  features: readonly Float64Array[],
  edges: readonly (readonly number[])[],
  rows: number,
): BinnedRows {
  const width = features.length
  const cells = new Uint8Array(rows * width)
  features.forEach((column, feature) => {
    const own = at(edges, feature)
    for (let row = 0; row < rows; row += 1) cells[row * width + feature] = binOf(at(column, row), own)
  })
  return { width, cells }
}
