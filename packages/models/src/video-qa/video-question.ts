import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'

const wordings = readPatterns(new URL('./wordings/video-question.txt', import.meta.url), [
  'written',
  'change',
  'describe',
  'passing',
  'direction',
  'sound',
  'length',
  'shots',
  'said',
  'hasSound',
])
export type QuestionKind =
  | 'describe'
  | 'length'
  | 'shots'
  | 'written'
  | 'said'
  | 'sound'
  | 'direction'
  | 'colour'
  | 'change'
  | 'duration'
  | 'count'
  | 'when'
  | 'where'
  | 'presence'
  | 'which'
  | 'other'

const patterns: readonly (readonly [QuestionKind, RegExp])[] = [
  ['length', wordings.length],
  ['shots', wordings.shots],
  ['written', wordings.written],
  ['said', wordings.said],
  ['sound', wordings.hasSound],
  ['sound', wordings.sound],
  ['direction', wordings.direction],
  ['colour', /\b(colou?rs?)\b/],
  ['change', wordings.change],
  ['duration', /\bhow long\b/],
  ['count', /\bhow many\b|\bnumber of\b|\bcount\b/],
  ['when', /\bwhen\b|\bat what (time|second|moment)\b|\bwhat time\b/],
  ['where', /\bwhere\b|\bwhich side\b/],
  ['describe', wordings.describe],
  ['which', /^(?:which|what)(?: (?:kinds?|sorts?|types?) of)? (?:animals?|vehicles?)\b/],
  ['presence', /^(is|are|was|were|does|do|did|can|has|have)\b/],
]

/** What kind of answer a question wants; other kinds are answered from what is said and written, or not at all. */
export function kindOf(question: string): QuestionKind {
  const text = question.trim().toLowerCase()
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other'
}

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** The number that a question names, such as the two of 'two cars together'. */
export function namedNumber(question: string): number | null {
  const found = /\b(\d+|two|three|four|five|six|seven|eight|nine|ten)\b(?! ?(s|seconds?|:))/.exec(
    question.toLowerCase(),
  )?.[1]
  if (found === undefined) return null
  const at = numbers.indexOf(found)
  return at >= 0 ? at : Number(found)
}

/** The stretch of the video that a question is about; null for all of it. */
export function askedStretch(question: string, seconds: number): { start: number; end: number; name: string } | null {
  const text = question.toLowerCase()
  const clock = /\b(?:at|after) (\d+):(\d\d)\b/.exec(text)
  const plain = /\b(?:at|after) (?:second )?(\d+(?:\.\d+)?) ?(?:s|seconds?)?\b/.exec(text)
  const moment = clock ? Number(clock[1]) * 60 + Number(clock[2]) : plain ? Number(plain[1]) : null
  if (moment !== null)
    return { start: Math.max(0, moment - 0.6), end: Math.min(seconds, moment + 0.6), name: `at ${moment} s` }
  if (/\b(start|beginning|first|begin)\b/.test(text))
    return { start: 0, end: Math.min(seconds, 2), name: 'at the start' }
  if (/\b(end|last|finally|finish)\b/.test(text))
    return { start: Math.max(0, seconds - 2), end: seconds, name: 'at the end' }
  return null
}

/** Whether to count all that pass by, rather than those in view at once. */
export const wantsAllThatPass = (question: string): boolean => wordings.passing.test(question.toLowerCase())
