import { at } from '@vitrine/basics/at.ts'
import { weightedSum } from '@vitrine/basics/logistic.ts'
import {
  chooseLabel,
  confidenceInputs,
  confidenceKeys,
  type LabelSigns,
  labelOf,
  type SentimentLabel,
} from '@vitrine/engines/text/sentiment/sentiment-label.ts'
import { macroF1, weightedF1 } from '../../metrics/f1.ts'
import { addScaled, minimise } from '../linear/minimise.ts'
import { fitLabels } from './fit-labels.ts'
import type { SentimentRow } from './rows.ts'

/** A held-out row with what the network found. */
export interface HeldOut extends LabelSigns {
  row: SentimentRow
}

/** What was found of a text, with the label that is right; null where none is, since praise and blame stand side by side. */
export interface Judged extends LabelSigns {
  gold: SentimentLabel | null
}

/** Chooses the gain at which score = tanh(gain × evidence) comes nearest to the raters' valence, and fits the choice of the label to them. */
export function fitJudgement(reviews: readonly HeldOut[]): Record<string, number> {
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
  return { ...labels, gain }
}

/**
 * Fits the confidence in labels that `labels` chooses: the probability that a clear label is right, as a logistic of what confidence goes by,
 * and for 'neutral' its hit rate.
 */
export function fitConfidence(
  rows: readonly Judged[],
  labels: Readonly<Record<string, number>>,
): Record<string, number> {
  const judged = rows.map((row) => ({ gold: row.gold, label: chooseLabel(row, labels), inputs: confidenceInputs(row) }))
  const clear = judged.filter(({ label }) => label !== 'neutral')
  const neutral = judged.filter(({ label }) => label === 'neutral')
  const point = new Float64Array(confidenceKeys.length)
  point[1] = 1
  minimise(
    (weights, gradient) => {
      gradient.fill(0)
      let loss = 0
      for (const { gold, label, inputs } of clear) {
        const odds = weightedSum(inputs, weights)
        const margin = (gold === label ? 1 : -1) * odds
        loss += Math.log1p(Math.exp(-margin))
        const pull = (gold === label ? -1 : 1) / (1 + Math.exp(margin)) / clear.length
        addScaled(gradient, inputs, pull)
      }
      return loss / clear.length
    },
    point,
    100,
  )
  return {
    ...Object.fromEntries(confidenceKeys.map((key, index) => [key, at(point, index)])),
    neutralConfidence: (neutral.filter(({ gold }) => gold === 'neutral').length + 1) / (neutral.length + 2),
  }
}
