import { at } from '@vitrine/basics/at.ts'
import { sigmoid } from '@vitrine/basics/logistic.ts'
import { minimise } from './minimise.ts'

/** Platt's calibration: the slope and offset at which a logistic of the scores fits the truth best, held in by his smoothed targets. */
export function calibrate(scores: readonly number[], isYes: readonly boolean[]): { slope: number; offset: number } {
  const yes = isYes.filter(Boolean).length
  const targets = { yes: (yes + 1) / (yes + 2), no: 1 / (isYes.length - yes + 2) }
  const point = new Float64Array([1, 0])
  minimise(
    ([slope = 0, offset = 0], gradient) => {
      gradient.fill(0)
      let loss = 0
      scores.forEach((score, index) => {
        const odds = slope * score + offset
        const target = isYes[index] === true ? targets.yes : targets.no
        loss += Math.log1p(Math.exp(-Math.abs(odds))) + Math.max(odds, 0) - target * odds
        const pull = sigmoid(odds) - target
        gradient[0] = at(gradient, 0) + pull * score
        gradient[1] = at(gradient, 1) + pull
      })
      return loss
    },
    point,
    200,
  )
  return { slope: point[0] ?? 1, offset: at(point, 1) }
}
