import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { cuesOf } from '@vitrine/engines/text/moderation/words/lexicon.ts'
import { moderationTokens } from '@vitrine/engines/text/moderation/words/moderation-tokens.ts'
import type { MeasureInput } from '../measurement.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import { macroF1 } from '../metrics/f1.ts'
import type { OffensiveRow } from '../train/moderation/rows.ts'
import { answer } from './answer.ts'

/** Whether posts that raters called offensive are called so. */
export async function measureOffensive(
  rows: readonly OffensiveRow[],
  split: string,
  progress: MeasureInput['progress'],
): Promise<Measurement> {
  progress(`${rows.length} posts`)
  const scored: { gold: boolean; found: boolean; insults: boolean }[] = []
  for (const { text, offensive } of rows) {
    const { offensive: answered } = await answer(text)
    const { tokens } = moderationTokens(text)
    const insults = tokens.some(({ norm }) =>
      cuesOf(norm).some((kind) => kind === 'insult' || kind === 'profanity' || kind === 'slur'),
    )
    scored.push({ gold: offensive, found: answered.isOffensive, insults })
  }
  const of = (own: readonly (typeof scored)[number][], side: 'found' | 'insults'): number =>
    macroF1(
      own.map(({ gold }) => gold),
      own.map((row) => row[side]),
    )
  return {
    dataset: 'OLID, offensive or not',
    source: 'OLID (Zampieri et al., 2019)',
    licence: 'CC BY 4.0',
    split,
    n: scored.length,
    metric: 'F1, two classes, macro',
    value: of(scored, 'found'),
    interval95: bootstrapInterval(scored, (own) => of(own, 'found')),
    higherIsBetter: true,
    floor: 0.74,
    baseline: { name: 'any insult, swear word or slur of the lexicon', value: of(scored, 'insults') },
  }
}
