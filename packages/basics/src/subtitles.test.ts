import { expect, test } from 'vitest'
import { toPlainText, toSrt, toVtt } from './subtitles.ts'

const segments = [
  { start: 1, end: 3, text: 'Good morning.' },
  { start: 10, end: 19.9996, text: 'The pipe broke.' },
]

test('subtitles keep to two lines of 42 characters, and longer segments share their time', () => {
  const long = { start: 3661.5, end: 3671.5, text: 'word '.repeat(40).trim() }
  const srt = toSrt([...segments, long])
  expect(srt).toMatch(/^1\n00:00:01,000 --> 00:00:03,000\nGood morning\.\n\n2\n00:00:10,000 --> 00:00:20,000\n/)
  expect(srt).toContain('3\n01:01:01,500 --> ')
  expect(srt).toContain(' --> 01:01:11,500\n')
  for (const line of srt.split('\n')) expect(line.length).toBeLessThanOrEqual(42)
})

test('WebVTT escapes what it would take for tags', () => {
  expect(toVtt([{ start: 0, end: 1, text: 'a < b & c' }])).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:01.000\na &lt; b &amp; c\n',
  )
  expect(toPlainText(segments)).toBe('[00:00:01] Good morning.\n[00:00:10] The pipe broke.\n')
})
