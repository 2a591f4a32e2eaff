import { minimise } from './minimise.ts'
import type { SparseRows } from './sparse-rows.ts'

export interface BinaryFitOptions {
  /** 'hinge' squares what is missing to a margin of one; 'logistic' gives log odds. */
  loss: 'hinge' | 'logistic'
  /** What the rows' losses count against the squared length of the weights. */
  cost: number
  /** Evens out how much the two sides count. */
  balanced?: boolean
  /** What each row counts; 1 for all where it is left out. */
  shares?: readonly number[]
  iterations?: number
}

export interface BinaryFit {
  weights: Float64Array
  bias: number
}

/** Fits one linear yes-or-no model with a ridge penalty on its weights. `rows` are indices into `data`, `isYes` goes with them. */
export function fitBinary(
  data: SparseRows,
  rows: readonly number[],
  isYes: readonly boolean[],
  { loss, cost, balanced = false, shares, iterations = 100 }: BinaryFitOptions,
): BinaryFit {
  const { starts, columns, values, width } = data
  const shareOf = (at: number): number => shares?.[at] ?? 1
  const sums = { yes: 0, no: 0 }
  isYes.forEach((yes, at) => {
    sums[yes ? 'yes' : 'no'] += shareOf(at)
  })
  const half = (sums.yes + sums.no) / 2
  const sides = balanced ? { yes: half / (sums.yes || 1), no: half / (sums.no || 1) } : { yes: 1, no: 1 }
  const point = new Float64Array(width + 1)
  minimise(
    (weights, gradient) => {
      gradient.fill(0)
      let total = 0
      for (let index = 0; index < width; index++) {
        const weight = weights[index] ?? 0
        total += 0.5 * weight * weight
        gradient[index] = weight
      }
      const bias = weights[width] ?? 0
      for (let at = 0; at < rows.length; at++) {
        const row = rows[at] ?? 0
        const end = starts[row + 1] ?? 0
        let score = bias
        for (let entry = starts[row] ?? 0; entry < end; entry++) {
          score += (values[entry] ?? 0) * (weights[columns[entry] ?? 0] ?? 0)
        }
        const sign = isYes[at] === true ? 1 : -1
        const share = cost * shareOf(at) * (sign === 1 ? sides.yes : sides.no)
        const margin = sign * score
        let pull: number
        if (loss === 'hinge') {
          const missing = 1 - margin
          if (missing <= 0) continue
          total += share * missing * missing
          pull = -2 * share * missing * sign
        } else {
          total += share * (margin > 0 ? Math.log1p(Math.exp(-margin)) : Math.log1p(Math.exp(margin)) - margin)
          pull = (-share * sign) / (1 + Math.exp(margin))
        }
        gradient[width] = (gradient[width] ?? 0) + pull
        for (let entry = starts[row] ?? 0; entry < end; entry++) {
          const column = columns[entry] ?? 0
          gradient[column] = (gradient[column] ?? 0) + pull * (values[entry] ?? 0)
        }
      }
      return total
    },
    point,
    iterations,
  )
  return { weights: point.slice(0, width), bias: point[width] ?? 0 }
}

export function scoreRow(data: SparseRows, row: number, { weights, bias }: BinaryFit): number {
  let score = bias
  const end = data.starts[row + 1] ?? 0
  for (let entry = data.starts[row] ?? 0; entry < end; entry++) {
    score += (data.values[entry] ?? 0) * (weights[data.columns[entry] ?? 0] ?? 0)
  }
  return score
}
