import { functionWords } from '../../text/function-words.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { type TaggedToken, tagText } from '../tagged-text.ts'

const { pointing, continuing } = readPatterns(new URL('./wordings/follow-up.txt', import.meta.url), [
  'pointing',
  'continuing',
])

/** One turn of a conversation about the passages. */
export interface Turn {
  role: 'user' | 'assistant'
  text: string
}

const person = /\b(?:he|him|his|she|her|hers)\b/i

const namesOf = (text: string): TaggedToken[] => tagText(text).filter(({ pos }) => pos === 'NOUN' || pos === 'PROPN')

/** Follow-ups may follow one another: the last question that named something gives the subject. */
function subjectOfHistory(history: readonly Turn[]): TaggedToken[] {
  for (const { text } of history
    .filter(({ role }) => role === 'user')
    .reverse()
    .slice(0, 4)) {
    const names = namesOf(text.slice(0, 400))
    if (names.length > 0) return names
  }
  return []
}

/**
 * A question completed with what it leaves implicit: the names and nouns of the question before it, and the
 * person that the answer named where the question says 'he' or 'she'. Unchanged where it is complete.
 */
export function completeQuestion(question: string, history: readonly Turn[]): string {
  const tokens = tagText(question)
  const own = new Set(tokens.map(({ stem }) => stem))
  const nouns = tokens.filter(({ text, pos }) => /NOUN|PROPN|NUM/.test(pos) && !functionWords.has(text.toLowerCase()))
  if (!(pointing.test(question) || continuing.test(question) || nouns.length === 0)) return question
  const lastAnswer = history.findLast(({ role }) => role === 'assistant')?.text ?? ''
  const named = person.test(question) && lastAnswer.length < 60 ? namesOf(lastAnswer) : []
  const unsaid = [...named, ...subjectOfHistory(history)].filter(({ stem }) => !own.has(stem))
  if (unsaid.length === 0) return question
  return `${question.replace(/[?.\s]+$/, '')} ${unsaid.map(({ text }) => text).join(' ')}?`
}
