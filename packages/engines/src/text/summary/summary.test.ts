import { expect, test } from 'vitest'
import { chooseSentences } from './choose-sentences.ts'
import { cosine, termVectors } from './term-vectors.ts'
import { textRank } from './text-rank.ts'

const sentences = [
  'The bridge over the river was closed after the flood.',
  'Engineers inspected the bridge and the river bank.',
  'The mayor said that the river bank and the bridge were safe.',
  'A bakery in town won a prize for its bread.',
]

test('what the others speak of ranks above what stands alone', () => {
  const ranks = textRank(termVectors(sentences))
  expect(ranks.indexOf(Math.max(...ranks))).toBeLessThan(3)
  expect(ranks.indexOf(Math.min(...ranks))).toBe(3)
  expect(textRank([])).toEqual([])
})

test('equal sentences are alike, unrelated ones are not', () => {
  const [first, , , last] = termVectors(sentences)
  if (!first || !last) throw new Error('four vectors')
  expect(cosine(first, first)).toBeCloseTo(1)
  expect(cosine(first, last)).toBe(0)
})

test('a thing is not said twice, and the budget is kept', () => {
  const repeated = ['Start aspirin today.', 'Start aspirin today.', 'Return in May for a scan.']
  const vectors = termVectors(repeated)
  const candidates = repeated.map((text, index) => ({
    score: [1, 0.9, 0.5][index] ?? 0,
    vector: vectors[index] ?? new Map(),
    length: text.split(' ').length,
  }))
  expect(chooseSentences(candidates, { words: 20, sentences: 2 }, 1)).toEqual([0, 2])
  expect(chooseSentences(candidates, { words: 3 })).toEqual([0])
})
