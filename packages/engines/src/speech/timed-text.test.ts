import { expect, test } from 'vitest'
import { toPlainText, toSrt, toVtt } from './subtitles.ts'
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

test('subtitles keep to two lines of 42 characters, and longer segments share their time', () => {
  const long = { start: 3661.5, end: 3671.5, text: 'word '.repeat(40).trim(), confidence: null }
  const srt = toSrt([...segments, long])
  expect(srt).toMatch(/^1\n00:00:01,000 --> 00:00:03,000\nGood morning\.\n\n2\n/)
  expect(srt).toContain('3\n01:01:01,500 --> ')
  expect(srt).toContain(' --> 01:01:11,500\n')
  for (const line of srt.split('\n')) expect(line.length).toBeLessThanOrEqual(42)
})

test('WebVTT escapes what it would take for tags', () => {
  expect(toVtt([{ start: 0, end: 1, text: 'a < b & c', confidence: null }])).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:01.000\na &lt; b &amp; c\n',
  )
  expect(toPlainText(segments)).toBe('[00:00:01] Good morning.\n[00:00:10] The pipe broke.\n')
})
