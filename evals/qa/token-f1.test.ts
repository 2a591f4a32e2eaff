import { expect, test } from 'vitest'
import { bestF1, exactMatch } from './token-f1.ts'

test('articles, case and marks do not count', () => {
  expect(exactMatch('The Normans.', ['normans'])).toBe(true)
  expect(bestF1('the 10th century', ['10th century,'])).toBe(1)
})

test('the best annotator counts, in shared words', () => {
  expect(bestF1('in October 1973', ['October', 'October 1973'])).toBeCloseTo(0.8)
  expect(bestF1('oil', ['gas'])).toBe(0)
})
