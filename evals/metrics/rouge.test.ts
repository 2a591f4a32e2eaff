import { expect, test } from 'vitest'
import { meanRouge, rouge } from './rouge.ts'

test('a summary equal to the reference has all of it', () => {
  const text = 'The cat sat on the mat. It slept.'
  expect(rouge(text, text)).toEqual({ rouge1: 1, rouge2: 1, rougeL: 1 })
})

test('Lin’s example: the same words, in other order', () => {
  const reference = 'police killed the gunman'
  const { rouge1, rouge2, rougeL } = rouge('the gunman kill police', reference)
  // Three of four words, one of three pairs, 'the gunman' in order.
  expect(rouge1).toBeCloseTo(0.75)
  expect(rouge2).toBeCloseTo(1 / 3)
  expect(rougeL).toBeCloseTo(0.5)
  expect(rouge('police kill the gunman', reference).rougeL).toBeCloseTo(0.75)
})

test('longer is not better: what is added costs precision', () => {
  const reference = 'the budget was approved'
  expect(rouge(`${reference} and then we talked of many other things`, reference).rouge1).toBeCloseTo(8 / 16)
})

test('a sentence of the reference may be met by several of the summary, each word once', () => {
  // Lin 2004, 3.2: w1 w2 w3 w4 w5 against w1 w2 w6 w7 w8 and w1 w3 w8 w9 w5: the union is w1 w2 w3 w5.
  const { rougeL } = rouge('w1 w2 w6 w7 w8. w1 w3 w8 w9 w5.', 'w1 w2 w3 w4 w5.')
  expect(rougeL).toBeCloseTo((2 * 4) / 15)
})

test('nothing in common and nothing at all are 0', () => {
  expect(rouge('alpha beta', 'gamma delta')).toEqual({ rouge1: 0, rouge2: 0, rougeL: 0 })
  expect(rouge('', 'gamma')).toEqual({ rouge1: 0, rouge2: 0, rougeL: 0 })
  expect(meanRouge([rouge('a', 'a'), rouge('a', 'b')]).rouge1).toBe(0.5)
})
