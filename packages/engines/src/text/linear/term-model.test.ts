import { at } from '@vitrine/basics/at.ts'
import { expect, test } from 'vitest'
import { hashText } from './hash.ts'
import { termsOf } from './term-features.ts'
import { type TermModel, termContributions, termScores, weighTerms } from './term-model.ts'
import { readTermModel, writeTermModel } from './term-model-file.ts'

const options = { wordNgrams: 2, charNgrams: [3, 4] as const, charWeight: 0.5 }
const vocabulary = termsOf(['card', 'payment', 'card', 'fee'], options)
  .map((term) => term.hash)
  .sort((left, right) => left - right)
const model: TermModel = {
  classes: ['a', 'b'],
  options,
  hashes: Uint32Array.from(vocabulary),
  rarities: Uint8Array.from(vocabulary, (_, row) => 100 + row),
  rarityStep: 0.02,
  scales: [0.01, 0.02],
  biases: [0.5, -0.25],
  weights: Int8Array.from({ length: vocabulary.length * 2 }, (_, index) => ((index * 37) % 255) - 127),
  extra: { temperature: 2 },
}

test('the words’ contributions and the bias sum to the score, in every class', () => {
  const words = ['my', 'card', 'payment', 'fee', 'card']
  const { terms } = weighTerms(model, words)
  const scores = termScores(model, terms)
  model.classes.forEach((_, column) => {
    const contributions = termContributions(model, terms, words.length, column)
    const sum = contributions.reduce((total, share) => total + share, at(model.biases, column))
    expect(sum).toBeCloseTo(scores[column] ?? Number.NaN, 9)
  })
})

test('says which words the vocabulary holds', () => {
  expect(weighTerms(model, ['card', 'weather', 'fee']).known).toEqual([true, false, true])
  expect(weighTerms(model, ['weather']).terms).toEqual([])
})

const length = (words: string[]) => Math.hypot(...weighTerms(model, words).terms.map((term) => term.value))

test('a text said twice weighs as much as said once', () => {
  expect(length(['card', 'fee'])).toBeCloseTo(Math.hypot(1, 0.5))
  expect(length(['card', 'fee', 'card', 'fee'])).toBeCloseTo(Math.hypot(1, 0.5))
})

test('a word sequence counts its order, and a word is no character sequence', () => {
  const hashes = (words: string[]) => termsOf(words, { ...options, charNgrams: null }).map((term) => term.hash)
  expect(hashes(['not', 'good']).at(1)).not.toBe(hashes(['good', 'not']).at(1))
  expect(termsOf(['fee'], options).map((term) => term.hash)).not.toContain(hashText('fee'))
})

test('a weights file reads back as what was written, and a cut one is refused', () => {
  const bytes = writeTermModel(model)
  expect(readTermModel(bytes)).toEqual(model)
  // As a file is read: a view somewhere in a larger buffer.
  expect(readTermModel(Buffer.concat([Buffer.from('before'), bytes]).subarray(6))).toEqual(model)
  expect(() => readTermModel(bytes.subarray(0, bytes.length - 1))).toThrow('expected')
  expect(() => readTermModel(new TextEncoder().encode('%PDF-1.7 and so on'))).toThrow('Not a VTM1')
})
