import { expect, test } from 'vitest'
import { blendClasses } from './blend-classes.ts'

const first = [
  { label: 'scab', confidence: 0.64 },
  { label: 'rust', confidence: 0.36 },
]

test('is the geometric mean, summing to 1, best first', () => {
  const second = [
    { label: 'scab', confidence: 0.16 },
    { label: 'rust', confidence: 0.81 },
  ]
  const blended = blendClasses(first, second, 1)
  expect(blended.map(({ label }) => label)).toEqual(['rust', 'scab'])
  expect(blended[0]?.confidence).toBeCloseTo(0.54 / (0.54 + 0.32))
})

test('a lower temperature makes it surer', () => {
  const [soft, sharp] = [blendClasses(first, first, 1), blendClasses(first, first, 0.5)]
  expect(soft[0]?.confidence).toBeCloseTo(0.64)
  expect(sharp[0]?.confidence).toBeCloseTo(0.64 ** 2 / (0.64 ** 2 + 0.36 ** 2))
})
