import { expect, test } from 'vitest'
import { windowStarts } from './classify-windows.ts'

test('windows cover the whole sound', () => {
  expect(windowStarts(40, 10, 5)).toEqual([0, 5, 10, 15, 20, 25, 30])
  expect(windowStarts(42, 10, 5)).toEqual([0, 5, 10, 15, 20, 25, 30, 32])
  expect(windowStarts(10, 10, 5)).toEqual([0])
  expect(windowStarts(7, 10, 5)).toEqual([0])
})
