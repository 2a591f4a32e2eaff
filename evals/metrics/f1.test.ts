import { expect, test } from 'vitest'
import { f1OfClass, macroF1, weightedF1 } from './f1.ts'

const gold = ['a', 'a', 'a', 'b']
const predicted = ['a', 'a', 'b', 'b']

test('F1 by hand: a has precision 1 and recall 2/3, b has precision 1/2 and recall 1', () => {
  expect(f1OfClass(gold, predicted, 'a')).toBeCloseTo(0.8)
  expect(f1OfClass(gold, predicted, 'b')).toBeCloseTo(2 / 3)
  expect(f1OfClass(gold, predicted, 'c')).toBe(0)
  expect(macroF1(gold, predicted)).toBeCloseTo((0.8 + 2 / 3) / 2)
  expect(weightedF1(gold, predicted)).toBeCloseTo(0.75 * 0.8 + 0.25 * (2 / 3))
})
