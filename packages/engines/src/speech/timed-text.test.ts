import { expect, test } from 'vitest'
import { timedText } from './timed-text.ts'

const segments = [
  { start: 1, end: 3, text: 'Good morning.', confidence: null },
  { start: 10, end: 20, text: 'The pipe broke.', confidence: null },
]

test('a stretch of the running text knows when it was said', () => {
  const { text, timeOf } = timedText(segments)
  expect(text).toBe('Good morning. The pipe broke.')
  const start = text.indexOf('The')
  expect(timeOf(start, text.length)).toEqual({ start: 10, end: 20 })
  expect(timeOf(0, 4)).toEqual({ start: 1, end: expect.closeTo(1.62, 2) })
  expect(timedText([]).timeOf(0, 0)).toEqual({ start: 0, end: 0 })
})
