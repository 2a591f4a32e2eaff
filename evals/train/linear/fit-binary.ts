import { at } from '@vitrine/basics/at.ts'
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
  const shareOf = (place: number): number => shares?.[place] ?? 1
  const sums = { yes: 0, no: 0 }
  isYes.forEach((yes, place) => {
    sums[yes ? 'yes' : 'no'] += shareOf(place)
  })
  const half = (sums.yes + sums.no) / 2
  const sides = balanced ? { yes: half / (sums.yes || 1), no: half / (sums.no || 1) } : { yes: 1, no: 1 }
  const point = new Float64Array(width + 1)
  minimise(
    (weights, gradient) => {
      gradient.fill(0)
      let total = 0
      for (let index = 0; index < width; index++) {
        const weight = at(weights, index)
        total += 0.5 * weight * weight
        gradient[index] = weight
      }
      const bias = at(weights, width)
      for (let place = 0; place < rows.length; place++) {
        const row = at(rows, place)
        const end = at(starts, row + 1)
        let score = bias
        for (let entry = at(starts, row); entry < end; entry++) {
          score += at(values, entry) * at(weights, at(columns, entry))
        }
        const sign = isYes[place] === true ? 1 : -1
        const share = cost * shareOf(place) * (sign === 1 ? sides.yes : sides.no)
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
        gradient[width] = at(gradient, width) + pull
        for (let entry = at(starts, row); entry < end; entry++) {
          const column = at(columns, entry)
          gradient[column] = at(gradient, column) + pull * at(values, entry)
        }
      }
      return total
    },
    point,
    iterations,
  )
  return { weights: point.slice(0, width), bias: at(point, width) }
}

export function scoreRow(data: SparseRows, row: number, { weights, bias }: BinaryFit): number {
  let score = bias
  const end = at(data.starts, row + 1)
  for (let entry = at(data.starts, row); entry < end; entry++) {
    score += at(data.values, entry) * at(weights, at(data.columns, entry))
  }
  return score
}
