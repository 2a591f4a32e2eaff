import { functionWords } from '../text/function-words.ts'
import { tagText } from './tagged-text.ts'

/** One turn of a conversation about the passages. */
export interface Turn {
  role: 'user' | 'assistant'
  text: string
}

const pointing = /\b(?:it|its|they|them|their|theirs|he|him|his|she|her|hers|this|that|these|those|there|one|ones)\b/i
const continuing = /^\s*(?:and|but|so|what about|how about|why|when|where|who|since when|how so)\b[^.]{0,40}\??\s*$/i

/**
 * What a question leaves unsaid because it was said before: the names and nouns of the questions and answers just before
 * it. Empty where the question stands on its own.
 */
export function unsaidTerms(question: string, history: readonly Turn[]): { stem: string; weight: number }[] {
  const tokens = tagText(question)
  const contentWords = tokens.filter(
    ({ text, pos }) => /NOUN|PROPN|NUM/.test(pos) && !functionWords.has(text.toLowerCase()),
  )
  const leans = pointing.test(question) || continuing.test(question) || contentWords.length === 0
  if (!leans || history.length === 0) return []
  const said = new Map<string, number>()
  // The last question tells the subject, the answer to it what 'it' may be; older turns fade.
  for (const [age, turn] of history.slice(-4).reverse().entries()) {
    const weight = (turn.role === 'user' ? 0.6 : 0.4) * 0.6 ** Math.floor(age / 2)
    for (const { pos, stem } of tagText(turn.text.slice(0, 400))) {
      if (/NOUN|PROPN/.test(pos)) said.set(stem, Math.max(said.get(stem) ?? 0, weight))
    }
  }
  const own = new Set(tokens.map(({ stem }) => stem))
  return [...said].filter(([stem]) => !own.has(stem)).map(([stem, weight]) => ({ stem, weight }))
}
