import { at } from '@vitrine/basics/at.ts'
import type { BinaryFit } from './fit-binary.ts'
import { minimise } from './minimise.ts'

export interface SoftmaxRow {
  inputs: ArrayLike<number>
  /** Index of the right class. */
  gold: number
  /** What the row counts. */
  share: number
}

/** A class this far from what it should be moves nothing: most of a row's are, and half of the time is saved. */
const leastError = 1e-6

/**
 * Fits classes that exclude each other together, with a ridge penalty on the weights: multinomial logistic regression.
 * `cost` is what the rows' losses count against the squared length of the weights.
 */
export function fitSoftmax(
  rows: readonly SoftmaxRow[],
  classes: number,
  { cost, iterations = 100 }: { cost: number; iterations?: number },
): BinaryFit[] {
  const width = rows[0]?.inputs.length ?? 0
  const step = width + 1
  const point = new Float64Array(classes * step)
  const chances = new Float64Array(classes)
  minimise(
    (weights, gradient) => {
      gradient.fill(0)
      let total = 0
      for (let column = 0; column < classes; column++) {
        for (let index = column * step; index < column * step + width; index++) {
          const weight = weights[index] as number
          total += 0.5 * weight * weight
          gradient[index] = weight
        }
      }
      // Casts cost nothing in these loops, which `at` would slow (docs/decisions/014).
      for (const { inputs, gold, share } of rows) {
        let most = Number.NEGATIVE_INFINITY
        for (let column = 0; column < classes; column++) {
          const start = column * step
          let score = weights[start + width] as number
          for (let index = 0; index < width; index++)
            score += (inputs[index] as number) * (weights[start + index] as number)
          chances[column] = score
          if (score > most) most = score
        }
        let sum = 0
        const right = at(chances, gold)
        for (let column = 0; column < classes; column++) {
          const power = Math.exp((chances[column] as number) - most)
          chances[column] = power
          sum += power
        }
        total += cost * share * (Math.log(sum) + most - right)
        for (let column = 0; column < classes; column++) {
          const error = (chances[column] as number) / sum - (column === gold ? 1 : 0)
          if (Math.abs(error) < leastError) continue
          const pull = cost * share * error
          const start = column * step
          gradient[start + width] = (gradient[start + width] as number) + pull
          for (let index = 0; index < width; index++)
            gradient[start + index] = (gradient[start + index] as number) + pull * (inputs[index] as number)
        }
      }
      return total
    },
    point,
    iterations,
  )
  return Array.from({ length: classes }, (_, column) => ({
    weights: point.slice(column * step, column * step + width),
    bias: at(point, column * step + width),
  }))
}
