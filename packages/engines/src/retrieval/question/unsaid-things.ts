import type { PassageIndex } from '../search/passage-index.ts'
import { asksForMeasure } from '../tables/column-wordings.ts'
import type { Question } from './question.ts'

/** The things that a question names and the document never does: a family, where tickets are for children and adults. */
export const unsaidThings = (index: PassageIndex, { tokens, content, target, kind }: Question): string[] =>
  tokens.flatMap(({ text, stem, pos }, place) => {
    const isKind = place === target && (kind === 'what-thing' || kind === 'how-many')
    const isThing = pos === 'NOUN' && content[place] === true && !isKind && !asksForMeasure(text)
    return isThing && !index.says(stem) ? [text] : []
  })
