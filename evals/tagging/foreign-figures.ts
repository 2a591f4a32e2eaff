import { wilsonInterval } from '@vitrine/basics/wilson-interval.ts'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import type { Tags } from '@vitrine/engines/text/tagging/tag-text.ts'
import type { TaggingDomain } from '@vitrine/engines/text/tagging/topics.ts'
import { auroc } from '../metrics/auroc.ts'
import { described } from './described-sets.ts'
import type { Scored } from './scored-row.ts'

/** How texts of other kinds are told from the set's own. */
export function foreignFigures(
  scored: readonly Scored[],
  foreign: readonly Tags[],
  domain: TaggingDomain,
  split: string,
): Measurement[] {
  if (foreign.length === 0) return []
  const { licence, dataset, source } = described[domain]
  const common = {
    dataset: `${dataset}, against other texts`,
    source,
    licence,
    split,
    higherIsBetter: true,
    floor: null,
  }
  const own = scored.map(({ answer }) => answer.familiar)
  const kept = scored.filter(({ answer }) => answer.known).length
  const told = foreign.filter(({ known }) => !known).length
  return [
    {
      ...common,
      n: scored.length + foreign.length,
      metric: 'AUROC, of the kind or not',
      value: auroc(
        own,
        foreign.map(({ familiar }) => familiar),
      ),
      interval95: null,
      baseline: null,
      note: 'Others: the other two tagging sets, newspaper editorials, product reviews and tweets.',
    },
    {
      ...common,
      n: scored.length,
      metric: 'share of own texts that a topic is named for',
      value: kept / scored.length,
      interval95: wilsonInterval(kept, scored.length),
      baseline: null,
    },
    {
      ...common,
      n: foreign.length,
      metric: 'share of other texts answered with none of the topics',
      value: told / foreign.length,
      interval95: wilsonInterval(told, foreign.length),
      baseline: null,
    },
  ]
}
