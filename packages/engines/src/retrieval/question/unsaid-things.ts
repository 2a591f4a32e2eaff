import type { Encoding } from '../../text/encoder/token-batches.ts'
import type { PassageIndex } from '../search/passage-index.ts'
import { asksForMeasure } from '../tables/column-wordings.ts'
import type { Question } from './question.ts'

/** The least nearness in meaning of a thing to a label that may mean it. Set by hand, on eighteen pairs each of like and unlike things. */
export const nearThing = 0.45

/** The things that a question names and the document never does: a family, where tickets are for children and adults. */
export const unsaidThings = (index: PassageIndex, { tokens, content, target, kind }: Question): string[] =>
  tokens.flatMap(({ text, stem, pos }, place) => {
    const isKind = place === target && (kind === 'what-thing' || kind === 'how-many')
    const isThing = pos === 'NOUN' && content[place] === true && !isKind && !asksForMeasure(text)
    return isThing && !index.says(stem) ? [text] : []
  })

/** Whether a question names a thing that the document never does, and that is near in meaning to none of these labels of a table. */
export async function namesOther(
  index: PassageIndex,
  question: Question,
  labels: readonly string[],
  encoding: Encoding,
): Promise<boolean> {
  for (const thing of unsaidThings(index, question)) {
    const nearness = await index.nearnessOf(thing, labels, encoding)
    if (Math.max(...nearness) < nearThing) return true
  }
  return false
}
