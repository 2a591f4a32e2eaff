import { expect, test } from 'vitest'
import { calibrationError } from './calibration-error.ts'

test('is 0 when confidence is met, and the gap when it is not', () => {
  const half = [true, false].map((right) => ({ confidence: 0.5, right }))
  expect(calibrationError(half)).toBe(0)
  const boastful = [true, false].map((right) => ({ confidence: 1, right }))
  expect(calibrationError(boastful)).toBe(0.5)
})

test('does not let one bin make up for another', () => {
  const predictions = [
    { confidence: 0.9, right: false },
    { confidence: 0.1, right: true },
  ]
  expect(calibrationError(predictions)).toBeCloseTo(0.9)
})
