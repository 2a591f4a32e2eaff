import { readPatterns } from '../../read-patterns.ts'

const { due, occasion, subject } = readPatterns(new URL('../wordings/due-date.txt', import.meta.url), [
  'due',
  'occasion',
  'subject',
])

/** When something is due, in the words of the sentence; null where it does not say. */
export const dueIn = (text: string): string | null => due.exec(text)?.[0] ?? null

/** As `dueIn`, but an occasion is accepted too: in short meetings 'before the round' is a date. */
export const dueOrOccasionIn = (text: string): string | null => dueIn(text) ?? occasion.exec(text)?.[0] ?? null

const longestAnswer = 5

/** The date that an answer gives for what it answers: 'Yes please, by Monday', 'You'll have it tonight'. Null where it is about something else. */
export function dueTold(answer: string): string | null {
  const told = dueOrOccasionIn(answer)
  const rest = answer.replace(told ?? '', '')
  // 'Sure, I'll have figures by Friday'
  const refersBack = /\b(?:it|that|them|this|those|both)\b|\bI(?:['’]ll| will) have\b(?! to\b)/iu.test(rest)
  const isBare = rest.split(/\s+/).filter(Boolean).length <= longestAnswer && !/\b(?:I|we)\b/iu.test(rest)
  return refersBack || isBare ? told : null
}

// 'I'm drawing up the rota, you'll have it on Wednesday'
const handsOver = /^you['’]ll (?:have|get) (?:it|them|that|this|those)\b/iu

/** The part of a sentence about a task quoted from it: up to where another subject begins. */
export function clauseOf(text: string, task: string): string {
  const place = text.toLowerCase().indexOf(task.toLowerCase())
  if (place < 0) return text
  const subjects = [...text.matchAll(subject)].filter(({ index }) => !handsOver.test(text.slice(index)))
  const own = subjects.findLast(({ index }) => index <= place)
  const next = subjects.find((other) => other.index > place && other[1] !== own?.[1])
  return text.slice(own === subjects[0] ? 0 : (own?.index ?? 0), next?.index)
}
