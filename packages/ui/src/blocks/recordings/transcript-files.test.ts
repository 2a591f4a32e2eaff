import { expect, test } from 'vitest'
import { toSrt, toVtt } from './transcript-files.ts'

const segments = [
  { start: 0, end: 1.9996, text: 'Good morning.', confidence: 0.9 },
  { start: 3661.25, end: 3662, text: 'Water came through the ceiling.', confidence: null },
]

test('a transcript is written as subtitles', () => {
  expect(toSrt(segments)).toBe(
    '1\n00:00:00,000 --> 00:00:02,000\nGood morning.\n\n2\n01:01:01,250 --> 01:01:02,000\nWater came through the ceiling.\n',
  )
  expect(toVtt(segments)).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:02\.000\nGood morning\.\n/)
})
