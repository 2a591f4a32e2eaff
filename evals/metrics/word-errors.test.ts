import { expect, test } from 'vitest'
import { normaliseWords, wordErrors } from './word-errors.ts'

test('a number is the same in figures and in words', () => {
  expect(normaliseWords('4 of the 15th')).toEqual(normaliseWords('four of the fifteenth'))
})

test('word errors are substitutions, deletions and insertions', () => {
  const spoken = normaliseWords('The quick brown fox; the wood-cutters.')
  expect(spoken).toEqual(['the', 'quick', 'brown', 'fox', 'the', 'wood', 'cutters'])
  expect(wordErrors(spoken, spoken)).toBe(0)
  expect(wordErrors(spoken, ['the', 'quick', 'box', 'the', 'wood', 'cutters', 'too'])).toBe(3)
  expect(wordErrors(spoken, [])).toBe(7)
  expect(wordErrors([], ['a'])).toBe(1)
})
