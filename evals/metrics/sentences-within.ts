import { at } from '@vitrine/basics/at.ts'

/** Sentences in the given order of wish until the words are spent, put in their own order. */
export function sentencesWithin(sentences: readonly string[], order: readonly number[], words: number): string {
  const chosen: number[] = []
  let left = words
  for (const index of order) {
    if (left <= 0) break
    chosen.push(index)
    left -= at(sentences, index).split(/\s+/).length
  }
  return chosen
    .toSorted((first, second) => first - second)
    .map((index) => sentences[index])
    .join(' ')
}
