import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import type { SentenceSentiment } from '@vitrine/engines/text/sentiment/document-sentiment.ts'

const { turning } = readPatterns(new URL('wordings/plain-praise.txt', import.meta.url), ['turning'])

/** Together of the words' valence from which on something is praised. */
const leastPraise = 0.5

/**
 * Whether words praise and none of them blames, turns or negates, as where one thing after the other is praised: 'Soft leather, neat
 * stitching, fits under the seat.' The network takes such lists for praise and blame side by side.
 */
export function isPlainPraise(sentences: readonly SentenceSentiment[]): boolean {
  const praise = sentences.reduce((sum, { reading }) => sum + reading.good, 0)
  return (
    praise >= leastPraise &&
    sentences.every(({ reading, label, text }) => reading.bad === 0 && label !== 'negative' && !turning.test(text))
  )
}
