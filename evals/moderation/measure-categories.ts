import { at } from '@vitrine/basics/at.ts'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { trainedCategories } from '@vitrine/engines/text/moderation/categories.ts'
import { averagePrecision } from '../metrics/average-precision.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import type { JudgedRow } from '../train/moderation/rows.ts'
import { wordCounts } from './word-counts.ts'

interface Scored {
  row: JudgedRow
  scores: number[]
  counts: number[]
}

type Side = 'scores' | 'counts'

function precisionOf(rows: readonly Scored[], column: number, side: Side): number {
  const category = trainedCategories[column]
  if (category === undefined) return 0
  const judged = rows.filter(({ row }) => row.judged[category] !== undefined)
  return averagePrecision(
    judged.map((own) => at(own[side], column)),
    judged.map(({ row }) => row.judged[category] === true),
  )
}

/** Average precision of each trained category among the rows judged in it, and the mean of all. */
export function measureCategories(
  rows: readonly JudgedRow[],
  scores: readonly number[][],
  split: string,
): Measurement[] {
  const scored: Scored[] = rows.map((row, index) => ({
    row,
    scores: scores[index] ?? [],
    counts: wordCounts(row.text),
  }))
  const common = {
    dataset: 'OpenAI moderation evaluation',
    source: 'openai/moderation-api-release',
    licence: 'MIT',
    split,
    higherIsBetter: true,
  }
  const note =
    split === 'cross-validation'
      ? 'Each text is scored by weights trained the same way without its fifth of the set; the shipped weights are trained on all of it.'
      : undefined
  const mean = (own: readonly Scored[], side: Side): number =>
    trainedCategories.reduce((sum, _, column) => sum + precisionOf(own, column, side), 0) / trainedCategories.length
  return [
    {
      ...common,
      n: scored.length,
      metric: 'AUPRC, mean of seven categories',
      value: mean(scored, 'scores'),
      interval95: bootstrapInterval(scored, (own) => mean(own, 'scores'), 300),
      floor: 0.55,
      baseline: { name: 'counting lexicon words', value: mean(scored, 'counts') },
      ...(note !== undefined && { note }),
    },
    ...trainedCategories.map((category, column): Measurement => {
      const judged = scored.filter(({ row }) => row.judged[category] !== undefined)
      const positives = judged.filter(({ row }) => row.judged[category] === true).length
      return {
        ...common,
        n: judged.length,
        metric: `AUPRC, ${category}`,
        value: precisionOf(scored, column, 'scores'),
        interval95: bootstrapInterval(judged, (own) => precisionOf(own, column, 'scores'), 300),
        floor: null,
        baseline: { name: 'counting lexicon words', value: precisionOf(scored, column, 'counts') },
        note: `${positives} of them are of the category.`,
      }
    }),
  ]
}
