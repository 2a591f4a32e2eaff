import { at } from '@vitrine/basics/at.ts'
import { expect, test } from 'vitest'
import { hashedFeatures } from './hashed-features.ts'
import { classScores, type LinearModel, wordContributions } from './linear-model.ts'
import { readLinearModel, writeLinearModel } from './linear-model-file.ts'

const options = { bits: 10, wordNgrams: 3, charNgrams: [3, 4] as const, charWeight: 0.5 }
const model: LinearModel = {
  classes: ['a', 'b'],
  features: options,
  scales: [0.01, 0.02],
  biases: [0.5, -0.25],
  weights: Int8Array.from({ length: 2 ** 11 }, (_, index) => ((index * 37) % 255) - 127),
  extra: { gain: 2 },
}

const pairOf = (words: string[]) =>
  hashedFeatures(words, { ...options, charNgrams: null }).find(({ first, last }) => last > first)?.buckets[0]

test('the words’ contributions and the bias sum to the score, in every class', () => {
  const words = ['the', 'screen', 'is', 'great']
  const features = hashedFeatures(words, options)
  const scores = classScores(model, features)
  model.classes.forEach((_, column) => {
    const contributions = wordContributions(model, features, words.length, column)
    const sum = contributions.reduce((total, share) => total + share, at(model.biases, column))
    expect(sum).toBeCloseTo(scores[column] ?? Number.NaN, 9)
  })
})

test('a sequence of words is another feature than the same words in reverse', () => {
  expect(pairOf(['not', 'good'])).not.toBe(pairOf(['good', 'not']))
})

test('a weights file reads back as what was written', () => {
  expect(readLinearModel(writeLinearModel(model))).toEqual(model)
})

test('a cut weights file is refused', () => {
  const bytes = writeLinearModel(model)
  expect(() => readLinearModel(bytes.subarray(0, bytes.length - 1))).toThrow('expected 2048')
  expect(() => readLinearModel(new TextEncoder().encode('%PDF-1.7 and so on'))).toThrow('Not a VLM1')
})
