import { expect, test } from 'vitest'
import { usualTime } from './usual-time.ts'

test('the time that was measured stands beside the one that is said', () => {
  expect(usualTime({ processingTime: '15-20s', usualSeconds: 1.4 })).toBe('15-20s · 1.4 s measured here')
  expect(usualTime({ processingTime: '15-20s', usualSeconds: null })).toBe('15-20s')
  expect(usualTime({ processingTime: null, usualSeconds: 23 })).toBe('23 s measured here')
  expect(usualTime({ processingTime: null, usualSeconds: 0.012 })).toBe('0.1 s measured here')
  expect(usualTime({ processingTime: null, usualSeconds: null })).toBeNull()
})
