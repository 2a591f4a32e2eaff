import { at } from '@vitrine/basics/at.ts'
import {
  chooseLabel,
  confidenceInputs,
  confidenceKeys,
  labelOf,
  type LabelSigns,
} from '@vitrine/engines/text/sentiment/sentiment-label.ts'
import { macroF1, weightedF1 } from '../../metrics/f1.ts'
import { minimise } from '../linear/minimise.ts'
import { fitLabels } from './fit-labels.ts'
import type { SentimentRow } from './rows.ts'

/** A held-out row with what the network found. */
export interface HeldOut extends LabelSigns {
  row: SentimentRow
}

/**
 * Chooses the gain at which score = tanh(gain × evidence) comes nearest to the raters' valence of product reviews, fits the choice of the
 * label to them, then the confidence: the probability that the label is right, as a logistic of what confidence goes by, and for 'neutral'
 * its hit rate.
 */
export function calibrate(
  rows: readonly HeldOut[],
  isReview: (held: HeldOut) => boolean = ({ row }) => row.set === 'vader-amazonReviewSnippets',
): Record<string, number> {
  const reviews = rows.filter(isReview)
  const gains = [0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3]
  const errors = gains.map((gain) =>
    reviews.reduce((sum, { row, evidence }) => sum + (Math.tanh(gain * evidence) - row.target) ** 2, 0),
  )
  const gain = gains[errors.indexOf(Math.min(...errors))] ?? 1
  const labels = fitLabels(reviews.map(({ row, ...signs }) => ({ ...signs, target: row.target })))
  const found = reviews.map((review) => chooseLabel(review, labels))
  const wanted = reviews.map(({ row }) => labelOf(row.target))
  const f1 = [weightedF1, macroF1].map((of) => of(wanted, found).toFixed(3)).join(' weighted, ')
  console.log(`gain ${gain}, F1 of the labels where they were fitted ${f1} macro`)

  const judged = rows.map(({ row, ...signs }) => ({
    kind: row.kind,
    gold: labelOf(row.target),
    label: chooseLabel(signs, labels),
    inputs: confidenceInputs(signs),
  }))
  const clear = judged.filter(({ label }) => label !== 'neutral')
  // Rows that are good or bad by construction say nothing of how often a neutral answer is right.
  const neutral = judged.filter(({ kind, label }) => kind === 'valence' && label === 'neutral')
  const neutralHits = neutral.filter(({ gold }) => gold === 'neutral').length
  const point = new Float64Array(confidenceKeys.length)
  point[1] = 1
  minimise(
    (weights, gradient) => {
      gradient.fill(0)
      let loss = 0
      for (const { gold, label, inputs } of clear) {
        const odds = inputs.reduce((sum, input, index) => sum + input * at(weights, index), 0)
        const margin = (gold === label ? 1 : -1) * odds
        loss += Math.log1p(Math.exp(-margin))
        const pull = (gold === label ? -1 : 1) / (1 + Math.exp(margin)) / clear.length
        inputs.forEach((input, index) => {
          gradient[index] = at(gradient, index) + pull * input
        })
      }
      return loss / clear.length
    },
    point,
    100,
  )
  return {
    ...labels,
    gain,
    ...Object.fromEntries(confidenceKeys.map((key, index) => [key, at(point, index)])),
    neutralConfidence: neutralHits / Math.max(1, neutral.length),
  }
}
