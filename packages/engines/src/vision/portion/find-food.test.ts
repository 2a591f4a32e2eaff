import { expect, test } from 'vitest'
import type { Box } from '../box.ts'
import { squareAround } from '../cut-out.ts'
import { foodsApart, likelyFood } from './find-food.ts'

const low: Box = [0.1, 0.1, 0.3, 0.3]
const high: Box = [0.5, 0.5, 0.8, 0.9]

test('looks at food before what food is taken for, and never at the table', () => {
  const place = likelyFood([
    { label: 'dining table', confidence: 0.9, box: [0, 0, 1, 1] },
    { label: 'vase', confidence: 0.6, box: low },
    { label: 'orange', confidence: 0.2, box: high },
  ])
  expect(place).toEqual({ box: high, isFood: true })
  expect(likelyFood([{ label: 'dining table', confidence: 0.9, box: low }])).toBeNull()
})

test('a coin is no food, whatever it is taken for', () => {
  const coin: Box = [0.12, 0.12, 0.28, 0.28]
  const objects = [
    { label: 'mouse' as const, confidence: 0.6, box: low },
    { label: 'vase' as const, confidence: 0.3, box: high },
  ]
  expect(likelyFood(objects)?.box).toBe(low)
  expect(likelyFood(objects, coin)?.box).toBe(high)
})

test('what lies on a plate comes before the plate', () => {
  const here: Box = [0.3, 0.3, 1, 1]
  const objects = [
    { label: 'bowl' as const, confidence: 0.6, box: here },
    { label: 'cup' as const, confidence: 0.2, box: high },
  ]
  expect(likelyFood(objects)).toEqual({ box: high, isFood: false })
})

test('a square around a box is square in the picture, and stays in it', () => {
  const [x0, y0, x1, y1] = squareAround([0.4, 0.4, 0.5, 0.6], 1.5, { width: 400, height: 200 })
  expect((x1 - x0) * 400).toBeCloseTo((y1 - y0) * 200)
  expect((x1 - x0) * 400).toBeCloseTo(60)
  expect(squareAround([0, 0, 0.9, 0.9], 1.5, { width: 100, height: 100 })).toEqual([0, 0, 1, 1])
})

test('counts a food once, and weak finds not at all', () => {
  const apart = foodsApart([
    { label: 'apple', confidence: 0.6, box: high },
    { label: 'orange', confidence: 0.5, box: [0.51, 0.5, 0.8, 0.9] },
    { label: 'banana', confidence: 0.4, box: low },
    { label: 'cake', confidence: 0.1, box: [0.1, 0.6, 0.3, 0.9] },
    { label: 'bowl', confidence: 0.7, box: [0.1, 0.6, 0.3, 0.9] },
  ])
  expect(apart).toEqual([high, low])
})
