import { at } from '@vitrine/basics/at.ts'
import type { Token } from '../../tokens.ts'
import type { TrainedCategory } from '../categories.ts'
import type { ModerationSpan } from '../moderation-span.ts'
import { cuesOf } from '../words/lexicon.ts'

const mostWords = 8
/** The least weight relative to the strongest word's. */
const leastWeight = { ofLexicon: 0.15, other: 0.4 } as const

/** The tokens that contribute most to a category. Words of the lexicon need less weight than others. */
export function tellingWords(
  tokens: readonly Token[],
  contributions: Float64Array,
  category: TrainedCategory,
): ModerationSpan[] {
  // Relative to the strongest word, not the sum: in a long text every word is a small part of the sum.
  const strongest = contributions.reduce((most, share) => Math.max(most, share), 0)
  return tokens
    .map((token, index) => ({ token, weight: at(contributions, index) }))
    .filter(({ token, weight }) => {
      if (token.kind === 'punctuation' || token.norm.length < 2) return false
      return weight > 0 && weight >= leastWeight[cuesOf(token.norm).length > 0 ? 'ofLexicon' : 'other'] * strongest
    })
    .sort((left, right) => right.weight - left.weight)
    .slice(0, mostWords)
    .map(({ token: { start, end }, weight }) => ({ start, end, category, weight, detail: null }))
}
