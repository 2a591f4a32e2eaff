import { at } from '@vitrine/basics/at.ts'
import { functionWords } from '@vitrine/engines/text/function-words.ts'
import { contrasts, negators } from '@vitrine/engines/text/sentiment/modifiers.ts'
import type { Token } from '@vitrine/engines/text/tokens.ts'
import type { Sentiment } from './schema.ts'

const mostWords = 6
// Below it a word's share is noise of the training data.
const leastWeight = 0.03

function tells({ kind, norm }: Token): boolean {
  if (kind === 'punctuation' || kind === 'number') return false
  return !functionWords.has(norm) || negators.has(norm) || contrasts.has(norm)
}

/**
 * The words that moved a sentence most, strongest first. Commas and words such as "and" mean nothing to a reader and are left out,
 * though they count; negations and "but" stay.
 */
export function evidenceTerms(
  tokens: readonly Token[],
  contributions: ArrayLike<number>,
): Sentiment['sentences'][number]['words'] {
  return tokens
    .map((token, index) => ({ token, weight: at(contributions, index) }))
    .filter(({ token, weight }) => tells(token) && Math.abs(weight) >= leastWeight)
    .sort((left, right) => Math.abs(right.weight) - Math.abs(left.weight))
    .slice(0, mostWords)
    .map(({ token: { text, start, end }, weight }) => ({ text, start, end, weight }))
}
