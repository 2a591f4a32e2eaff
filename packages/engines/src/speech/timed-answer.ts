import type { PassageAnswer } from '../retrieval/answer-question.ts'
import type { TimedText } from './timed-text.ts'

export interface TimedAnswer {
  answer: string
  /** The words that say it and when; seconds. */
  citation: { start: number; end: number; quote: string }
}

/** What the reader found in passages whose words have times; null where they do not answer. */
export function timedAnswer(
  { answer, found, citations }: PassageAnswer,
  passages: readonly TimedText[],
): TimedAnswer | null {
  const [first] = citations
  const passage = first && passages[first.passage]
  if (!found || !first || !passage) return null
  const { quote } = first
  return { answer: answer ?? quote, citation: { ...passage.timeOf(first.start, first.end), quote } }
}
