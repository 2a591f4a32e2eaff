import { expect, test } from 'vitest'
import { halvesOf, windowsOf } from './windows.ts'

const spans = (...ends: readonly (readonly [number, number])[]) => ends.map(([start, end]) => ({ start, end }))

test('windows hold at most 28 s, and begin again after a long pause', () => {
  const windows = windowsOf(spans([0, 10], [11, 20], [21, 30], [40, 45]))
  expect(windows.map(({ start, end, speech }) => [start, end, speech.length])).toEqual([
    [0, 20, 2],
    [21, 30, 1],
    [40, 45, 1],
  ])
})

test('a window is halved in its longest pause, else in the middle, and a short one not at all', () => {
  const [window] = windowsOf(spans([0, 3], [3.5, 8], [10, 12]))
  if (!window) throw new Error('no window')
  expect(halvesOf(window)?.map(({ start, end }) => [start, end])).toEqual([
    [0, 8],
    [10, 12],
  ])
  expect(halvesOf({ start: 0, end: 8, speech: spans([0, 8]) })?.[0].end).toBe(4)
  expect(halvesOf({ start: 0, end: 3, speech: spans([0, 3]) })).toBeNull()
})
