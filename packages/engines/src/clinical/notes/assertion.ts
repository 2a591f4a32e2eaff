import { readPatterns } from '../../text/read-patterns.ts'

const { negation, turn, possibility, relatives, companion, negatedAfter } = readPatterns(
  new URL('./wordings/assertion.txt', import.meta.url),
  ['negation', 'turn', 'possibility', 'relatives', 'companion', 'negatedAfter'],
)

/** Whether a sentence says that the patient has something, does not have it or may have it, or that a relative does. */
export type Assertion = 'present' | 'absent' | 'possible' | 'relative'

function lastEnd(text: string, pattern: RegExp): number {
  let end = 0
  for (const match of text.matchAll(pattern)) end = match.index + match[0].length
  return end
}

/** The assertion status of a stretch of a sentence; `start` and `end` are offsets within the sentence. */
export function assertionOf(sentence: string, start: number, end: number): Assertion {
  const before = sentence.slice(0, start)
  const from = lastEnd(before, turn)
  const clause = before.slice(from).replaceAll(companion, ' ')
  if (relatives.test(clause) && !/\b(?:patient|she|he)\b[^,;]{0,40}$/iu.test(clause)) return 'relative'
  if (negation.test(clause)) {
    negation.lastIndex = 0
    return 'absent'
  }
  if (negatedAfter.test(sentence.slice(end))) return 'absent'
  const possible = possibility.test(clause)
  possibility.lastIndex = 0
  return possible ? 'possible' : 'present'
}
