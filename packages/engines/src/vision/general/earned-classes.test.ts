import { expect, test } from 'vitest'
import { earnedClasses } from './earned-classes.ts'

const answer = [
  { label: 'scab', confidence: 0.9 },
  { label: 'healthy', confidence: 0.06 },
  { label: 'none', confidence: 0.04 },
]

test('a familiar picture keeps nearly all of its sureness', () => {
  const [best] = earnedClasses(answer, 'none', { belongs: 0.99, likeness: 'familiar' })
  expect(best).toMatchObject({ label: 'scab' })
  expect(best?.confidence).toBeCloseTo((0.9 / 0.96) * 0.99)
})

test('far from all that was learned the best is a guess, and still the best', () => {
  const classes = earnedClasses(answer, 'none', { belongs: 0.97, likeness: 'far' })
  expect(classes[0]?.label).toBe('scab')
  expect(classes[0]?.confidence).toBeLessThan(0.5)
})

test('a strange picture is first of all none of these', () => {
  const classes = earnedClasses(answer, 'none', { belongs: 0.1, likeness: 'strange' })
  expect(classes[0]).toEqual({ label: 'none', confidence: 0.9 })
  expect(classes.reduce((sum, { confidence }) => sum + confidence, 0)).toBeCloseTo(1)
})

test('a strange picture is called so first, however likely it belongs', () => {
  const [first] = earnedClasses([{ label: 'Aubergine', confidence: 1 }], 'unknown', {
    belongs: 0.7,
    likeness: 'strange',
  })
  expect(first?.label).toBe('unknown')
})
