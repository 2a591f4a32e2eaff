import type { VectorHead } from '@vitrine/engines/text/encoder/vector-head.ts'
import { type BinaryFit, fitBinary } from '../linear/fit-binary.ts'
import { fitSoftmax } from '../linear/fit-softmax.ts'
import { type SparseRows, sparseRows } from '../linear/sparse-rows.ts'

/** A row's vector with what it counts. */
export interface VectorRow {
  label: string
  vector: Float32Array
  share: number
}

export const vectorData = (vectors: readonly Float32Array[]): SparseRows =>
  sparseRows(
    vectors.map((vector) => Array.from(vector, (value, column) => ({ column, value }))),
    vectors[0]?.length ?? 0,
  )

/** One fit for each class, its weights in 255 steps. */
export function headOf(classes: readonly string[], fits: readonly BinaryFit[]): VectorHead {
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

/** Fits one linear reading of the encoder's vectors for each topic against all others. */
export function fitVectorHead(
  rows: readonly VectorRow[],
  classes: readonly string[],
  cost: number,
  loss: 'hinge' | 'logistic' = 'hinge',
): VectorHead {
  const data = vectorData(rows.map(({ vector }) => vector))
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
  return headOf(classes, fits)
}

/** As `fitVectorHead`, but all classes together: a text is of one of them. */
export const fitExclusiveHead = (rows: readonly VectorRow[], classes: readonly string[], cost: number): VectorHead =>
  headOf(
    classes,
    fitSoftmax(
      rows.map(({ vector, label, share }) => ({ inputs: vector, gold: classes.indexOf(label), share })),
      classes.length,
      { cost, iterations: 40 },
    ),
  )
