import { expect, test } from 'vitest'
import { linearTrend } from './linear-trend.ts'

test('the line goes through values that lie on one', () => {
  expect(linearTrend([5, 8, 11, 14])).toEqual({ slope: 3, middle: 1.5, centre: 9.5 })
})

test('a value alone has no slope', () => {
  expect(linearTrend([7])).toEqual({ slope: 0, middle: 0, centre: 7 })
})
