import { type Covariance, density, type Look, type SizeModel } from './size-model.ts'

/** A box on a picture with something of known size on it. */
export interface Measured {
  look: Look
  /** Whether the detector calls what is in the box food. */
  isFood: boolean
  /** Standard deviation of the logarithm of the reference's true width. */
  deviation: number
}

/**
 * How far true sizes of one food lie apart, as deviations of the logarithm of length: most are much alike, a few are of
 * quite another size. The share of the latter was chosen, not fitted: the weighed portions hold hardly any.
 */
const kinds = [
  { share: 0.95, deviation: 0.05 },
  { share: 0.05, deviation: 0.2 },
] as const

/** The same with one more reason to differ, which makes both sides longer or shorter alike. */
function widened([[xx, xy], [, yy]]: Covariance, deviation: number): Covariance {
  const more = deviation ** 2
  return [
    [xx + more, xy + more],
    [xy + more, yy + more],
  ]
}

/** How much likelier a measured box is under one food than under another. */
export function sizeLikelihood({ look, isFood, deviation }: Measured, label: string, model: SizeModel): number {
  const broad = density(look, model.any.mean, widened(model.any.spread, deviation))
  const looks = model.looks[label] ?? []
  if (looks.length === 0) return broad
  const narrow = widened(model.spread, deviation)
  const wide = widened(narrow, kinds[1].deviation)
  const fitting = looks.reduce(
    (sum, usual) => sum + kinds[0].share * density(look, usual, narrow) + kinds[1].share * density(look, usual, wide),
    0,
  )
  const misfit = model.misfit[isFood ? 'food' : 'other']
  return (1 - misfit) * (fitting / looks.length) + misfit * broad
}

export interface Scale {
  /** Times the usual weight. */
  factor: number
  /** Two times out of three the true factor lies between these, if the food is the one named. */
  range: [number, number]
}

/** How much the weights of equally large pieces of one food differ, as a standard deviation of the logarithm. */
const ownDeviation = 0.1

/**
 * How many times a usual piece of the food a measured box makes it: the mean over all explanations, that it is of a usual size
 * and badly measured, that it is larger or smaller, or that the box is not of the food. Null for a food without looks, and for a box
 * of what the detector does not call food: weighed by such boxes, portions came out worse than as usual ones.
 */
export function scaleOf({ look, isFood, deviation: unsure }: Measured, label: string, model: SizeModel): Scale | null {
  const looks = model.looks[label] ?? []
  if (!isFood || looks.length === 0) return null
  const misfit = model.misfit.food
  const [[xx, xy], [, yy]] = widened(model.spread, unsure)
  const alike = kinds[0].deviation ** 2
  // What is left of the spread without true differences is noise of box, coin and perspective.
  const noise = { xx: xx - alike + 1e-4, xy: xy - alike, yy: yy - alike + 1e-4 }
  let [weights, means, squares] = [0, 0, 0]
  const explain = (weight: number, mean: number, variance: number): void => {
    weights += weight
    means += weight * mean
    squares += weight * (mean ** 2 + variance)
  }
  for (const usual of looks) {
    const [dx, dy] = [look[0] - usual[0], look[1] - usual[1]]
    for (const { share, deviation } of kinds) {
      const own = deviation ** 2
      const [a, b, c] = [noise.xx + own, noise.xy + own, noise.yy + own]
      const determinant = a * c - b * b
      // Gain of a Kalman step for one unknown, the size, seen twice.
      const gain = [(own * (c - b)) / determinant, (own * (a - b)) / determinant] as const
      const weight =
        share *
        (1 - misfit) *
        density(look, usual, [
          [a, b],
          [b, c],
        ])
      explain(weight / looks.length, gain[0] * dx + gain[1] * dy, own * (1 - gain[0] - gain[1]))
    }
  }
  explain(misfit * density(look, model.any.mean, widened(model.any.spread, unsure)), 0, kinds[0].deviation ** 2)
  const mean = means / weights
  const deviation = 3 * Math.sqrt(Math.max(0, squares / weights - mean ** 2)) + ownDeviation
  const factor = Math.exp(3 * mean)
  return { factor, range: [factor * Math.exp(-deviation), factor * Math.exp(deviation)] }
}
