import { expect, test } from 'vitest'
import { agreedName } from './agreed-name.ts'

const looks = (...pairs: [string, number][]) => pairs.map(([label, confidence]) => ({ label, confidence }))

test('what both looks say is the name, as sure as the less sure one', () => {
  expect(agreedName(looks(['Leek', 0.9], ['Pear', 0.1]), looks(['Leek', 0.6], ['Pear', 0.4]), 0.55)).toEqual({
    label: 'Leek',
    confidence: 0.6,
  })
})

test('looks that differ, or one that is not sure enough, give no name', () => {
  expect(agreedName(looks(['Leek', 0.9]), looks(['Pear', 0.9]), 0.55)).toBeNull()
  expect(agreedName(looks(['Leek', 0.9]), looks(['Leek', 0.5]), 0.55)).toBeNull()
  expect(agreedName([], looks(['Leek', 0.9]), 0.55)).toBeNull()
})

test('a kind that was learned from two sources counts as one', () => {
  const whole = looks(['Papaya', 0.35], ['papaya', 0.3], ['Melon', 0.34])
  expect(agreedName(whole, looks(['papaya', 0.6]), 0.55)).toEqual({ label: 'Papaya', confidence: 0.6 })
})
