import { labelOf } from '@vitrine/engines/text/sentiment/sentiment-label.ts'
import { weightedF1 } from '../../metrics/f1.ts'
import { minimise } from '../linear/minimise.ts'
import type { SentimentRow } from './rows.ts'

/** A held-out row with the evidence that the network found. */
export interface HeldOut {
  row: SentimentRow
  evidence: number
}

export interface Calibration extends Record<string, number> {
  gain: number
  confidenceAtZero: number
  confidenceSlope: number
  neutralConfidence: number
}

/**
 * Chooses the gain (score = tanh(gain × evidence)) at which the three labels of product reviews come out best, then fits
 * the confidence: the probability that the label is right, as a logistic of the absolute evidence, and for 'neutral' its hit rate.
 */
export function calibrate(rows: readonly HeldOut[]): Calibration {
  const reviews = rows.filter(({ row }) => row.set === 'vader-amazonReviewSnippets')
  const gold = reviews.map(({ row }) => labelOf(row.target))
  const gains = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5]
  const quality = gains.map((gain) =>
    weightedF1(
      gold,
      reviews.map(({ evidence }) => labelOf(Math.tanh(gain * evidence))),
    ),
  )
  const gain = gains[quality.indexOf(Math.max(...quality))] ?? 1
  console.log(gains.map((candidate, index) => `gain ${candidate}: F1 ${quality[index]?.toFixed(3)}`).join(', '))

  const judged = rows.map(({ row, evidence }) => ({
    kind: row.kind,
    gold: labelOf(row.target),
    label: labelOf(Math.tanh(gain * evidence)),
    evidence,
  }))
  const clear = judged.filter(({ label }) => label !== 'neutral')
  // Rows that are good or bad by construction say nothing of how often a neutral answer is right.
  const neutral = judged.filter(({ kind, label }) => kind === 'valence' && label === 'neutral')
  const neutralHits = neutral.filter(({ gold }) => gold === 'neutral').length
  const point = new Float64Array([0, 1])
  minimise(
    ([atZero = 0, slope = 0], gradient) => {
      gradient.fill(0)
      let loss = 0
      for (const { gold, label, evidence } of clear) {
        const distance = Math.abs(evidence)
        const margin = (gold === label ? 1 : -1) * (atZero + slope * distance)
        loss += Math.log1p(Math.exp(-margin))
        const pull = (gold === label ? -1 : 1) / (1 + Math.exp(margin))
        gradient[0] = (gradient[0] ?? 0) + pull / clear.length
        gradient[1] = (gradient[1] ?? 0) + (pull * distance) / clear.length
      }
      return loss / clear.length
    },
    point,
    100,
  )
  return {
    gain,
    confidenceAtZero: point[0] ?? 0,
    confidenceSlope: point[1] ?? 0,
    neutralConfidence: neutralHits / Math.max(1, neutral.length),
  }
}
