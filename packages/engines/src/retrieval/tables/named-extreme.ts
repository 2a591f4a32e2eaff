import type { Question } from '../question/question.ts'
import { searchTerms } from '../search/passage-index.ts'
import { tagText } from '../tagged-text.ts'

const superlative = /\b(?:\p{L}{3,}est|most|least|max\w*|min\w*)\b/iu

/** Whether a heading is itself a most or a least, which the question names: the 'Largest hole' in steel is one cell. */
export function isNamedExtreme(question: Question, head: string): boolean {
  const stems = searchTerms(tagText(head))
  return superlative.test(head) && stems.every((stem) => question.tokens.some((token) => token.stem === stem))
}
