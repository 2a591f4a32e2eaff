import { expect, test } from 'vitest'
import { rightWords } from './right-words.ts'

test('a written word is right where it stands for a said one', () => {
  const written = ['The', 'quick', 'box,', 'jumped', '–', '3', 'times.'].map((text) => ({ text, confidence: 0.5 }))
  const said = ['the', 'quick', 'brown', 'fox', 'jumped', 'three', 'times']
  expect(rightWords(said, written).map(({ right }) => right)).toEqual([true, true, false, true, true, true])
})
