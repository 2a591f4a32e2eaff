import type { PassageAnswer } from '../retrieval/answer-question.ts'
import type { TimedText } from './timed-text.ts'

export interface TimedAnswer {
  answer: string
  /** The words that say it and when; seconds. */
  citation: { start: number; end: number; quote: string }
}

/** Words given on either side of a doubtful stretch. */
const around = 10

/**
 * What the reader found in passages whose words have times; null where they do not answer. `doubtful`: among misheard words
 * the reader's stretch is often beside the point, so the words around it are given as the answer.
 */
export function timedAnswer(
  { answer, best, found, citations }: PassageAnswer,
  passages: readonly TimedText[],
  { doubtful }: { doubtful: boolean },
): TimedAnswer | null {
  const [first] = citations
  const passage = first && passages[first.passage]
  if (!found || !first || !passage) return null
  const { quote } = first
  const citation = { ...passage.timeOf(first.start, first.end), quote }
  if (!doubtful) return { answer: answer ?? quote, citation }
  const { start, end } = windowAround(quote, best ?? '')
  const [before, after] = [start > 0 ? '… ' : '', end < quote.length ? ' …' : '']
  return { answer: `${before}${quote.slice(start, end)}${after}`, citation }
}

/** Recognisers of last resort know no full stops: what passes for a sentence may be minutes long. */
function windowAround(sentence: string, stretch: string): { start: number; end: number } {
  const at = sentence.indexOf(stretch)
  if (stretch === '' || at < 0) return { start: 0, end: sentence.length }
  const words = [...sentence.matchAll(/\S+/g)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }))
  const first = words.findIndex(({ end }) => end > at)
  const last = words.findLastIndex(({ start }) => start < at + stretch.length)
  return {
    start: words[Math.max(0, first - around)]?.start ?? 0,
    end: words[Math.min(words.length - 1, last + around)]?.end ?? sentence.length,
  }
}
