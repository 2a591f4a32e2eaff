import { wilsonInterval } from '@vitrine/basics/wilson-interval.ts'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import type { TaggingDomain } from '@vitrine/engines/text/tagging/topics.ts'
import { accuracy } from '../metrics/accuracy.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import { calibrationError } from '../metrics/calibration-error.ts'
import { macroF1 } from '../metrics/f1.ts'
import { described } from './described-sets.ts'
import { first, type Scored } from './scored-row.ts'

const macro = (rows: readonly Scored[]): number =>
  macroF1(
    rows.map(({ row }) => row.label),
    rows.map(first),
  )

/** How often the first topic is right, and how sure it is. */
export function topicFigures(
  scored: readonly Scored[],
  domain: TaggingDomain,
  split: string,
  usual: string,
): Measurement[] {
  const { dataset, source, licence, floor } = described[domain]
  const common = { dataset, source, licence, split, n: scored.length }
  const gold = scored.map(({ row }) => row.label)
  const value = accuracy(gold, scored.map(first))
  const always = scored.map(() => usual)
  const sure = scored.map((own) => ({
    confidence: own.answer.topics[0]?.confidence ?? 0,
    right: first(own) === own.row.label,
  }))
  return [
    {
      ...common,
      metric: 'accuracy',
      value,
      higherIsBetter: true,
      interval95: wilsonInterval(Math.round(value * scored.length), scored.length),
      floor,
      baseline: { name: 'always the commonest topic', value: accuracy(gold, always) },
    },
    {
      ...common,
      metric: 'F1, macro',
      value: macro(scored),
      higherIsBetter: true,
      interval95: bootstrapInterval(scored, macro, 300),
      floor: null,
      baseline: { name: 'always the commonest topic', value: macroF1(gold, always) },
    },
    {
      ...common,
      metric: 'calibration error',
      value: calibrationError(sure),
      higherIsBetter: false,
      interval95: null,
      floor: null,
      baseline: null,
      note: 'How far the first topic’s confidence lies from how often it is right.',
    },
  ]
}
