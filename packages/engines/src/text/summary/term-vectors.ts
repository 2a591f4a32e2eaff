import { addTo, countEach } from '@vitrine/basics/tally.ts'
import { functionWords } from '../function-words.ts'
import { tokenize } from '../tokens.ts'

/** The weights of terms, as a vector of length 1. */
export type TermVector = ReadonlyMap<string, number>

/** A simple stem, by which 'button' equals 'buttons' and 'decided' equals 'decide'. */
export function stemOf(word: string): string {
  if (word.length > 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 6 && word.endsWith('ing')) return word.slice(0, -3)
  if (word.length > 5 && word.endsWith('ed')) return word.slice(0, -2)
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1)
  return word.length > 4 && word.endsWith('e') ? word.slice(0, -1) : word
}

/** The stems of a text's words, in lower case, without function words and words of one or two letters. */
export function contentTerms(text: string): string[] {
  return tokenize(text)
    .filter((token) => token.kind === 'word' && token.norm.length > 2 && !functionWords.has(token.norm))
    .map((token) => stemOf(token.norm))
}

/** The vector in the same direction whose length is 1; without any weight it stays as it is. */
export function ofLengthOne(weights: TermVector): TermVector {
  const length = Math.hypot(...weights.values()) || 1
  return new Map([...weights].map(([term, weight]) => [term, weight / length]))
}

/** Each text as tf-idf weights of its terms: high for those that are frequent in it and rare in the others. */
export function termVectors(texts: readonly string[]): TermVector[] {
  const lists = texts.map(contentTerms)
  const documents = new Map<string, number>()
  for (const list of lists) for (const term of new Set(list)) addTo(documents, term)
  return lists.map((list) => {
    const counts = countEach(list)
    const weights = [...counts].map(([term, count]) => {
      const rarity = Math.log((1 + texts.length) / (documents.get(term) ?? 1))
      return [term, (1 + Math.log(count)) * rarity] as const
    })
    return ofLengthOne(new Map(weights))
  })
}

export function cosine(left: TermVector, right: TermVector): number {
  const [small, large] = left.size < right.size ? [left, right] : [right, left]
  let sum = 0
  for (const [term, weight] of small) sum += weight * (large.get(term) ?? 0)
  return sum
}
