import { expect, test } from 'vitest'
import { clockTime } from './clock-time.ts'

test.each([
  [0, '0:00', '0:00.0'],
  [7.25, '0:07', '0:07.3'],
  [59.97, '0:59', '1:00.0'],
  [60, '1:00', '1:00.0'],
  [3599.96, '59:59', '1:00:00.0'],
  [4512.4, '1:15:12', '1:15:12.4'],
])('%f s is %s, and %s in tenths', (seconds, whole, tenths) => {
  expect(clockTime(seconds)).toBe(whole)
  expect(clockTime(seconds, { tenths: true })).toBe(tenths)
})
