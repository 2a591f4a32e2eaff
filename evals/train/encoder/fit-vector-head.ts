import type { VectorHead } from '@vitrine/engines/text/encoder/vector-head.ts'
import { fitBinary } from '../linear/fit-binary.ts'
import { sparseRows } from '../linear/sparse-rows.ts'

/** A row's vector with what it counts. */
export interface VectorRow {
  label: string
  vector: Float32Array
  share: number
}

/** Fits one linear reading of the encoder's vectors for each topic against all others, its weights in 255 steps. */
export function fitVectorHead(
  rows: readonly VectorRow[],
  classes: readonly string[],
  cost: number,
  loss: 'hinge' | 'logistic' = 'hinge',
): VectorHead {
  const data = sparseRows(
    rows.map(({ vector }) => Array.from(vector, (value, column) => ({ column, value }))),
    rows[0]?.vector.length ?? 0,
  )
  const all = rows.map((_, index) => index)
  const shares = rows.map(({ share }) => share)
  const fits = classes.map((label) =>
    fitBinary(
      data,
      all,
      rows.map((row) => row.label === label),
      { loss, cost, iterations: 40, shares },
    ),
  )
  const scales = fits.map(
    ({ weights }) => weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / 127,
  )
  return {
    classes: [...classes],
    scales,
    biases: fits.map(({ bias }) => bias),
    weights: Int8Array.from(
      fits.flatMap(({ weights }, column) =>
        Array.from(weights, (weight) => Math.round(weight / (scales[column] ?? 1))),
      ),
    ),
  }
}
