import { expect, test } from 'vitest'
import { doubtfulHalf, meanConfidence, type TranscriptSegment } from './transcript.ts'

const said = (start: number, words: [string, number][]): TranscriptSegment => ({
  start,
  end: start + words.length,
  text: words.map(([text]) => text).join(' '),
  confidence: words.reduce((sum, [, confidence]) => sum + confidence, 0) / words.length,
  words: words.map(([text, confidence], place) => ({ start: start + place, end: start + place + 1, text, confidence })),
})

test('a sentence with its names misheard is not sure because of its little words', () => {
  const segments = [
    said(0, [
      ['Meet', 0.97],
      ['me', 0.99],
      ['at', 0.98],
      ['the', 0.99],
      ['Hark', 0.52],
      ['and', 0.98],
      ['Floor', 0.61],
      ['at', 0.99],
    ]),
  ]
  expect(meanConfidence(segments)).toBeGreaterThan(0.85)
  expect(doubtfulHalf(segments)).toBeLessThan(0.8)
})

test('a sentence heard well stays sure', () => {
  expect(
    doubtfulHalf([
      said(0, [
        ['Good', 0.96],
        ['evening.', 0.97],
      ]),
    ]),
  ).toBeCloseTo(0.96)
})

test('without words the segments tell, without anything nothing does', () => {
  expect(doubtfulHalf([{ start: 0, end: 2, text: 'Hello.', confidence: 0.9 }])).toBeCloseTo(0.9)
  expect(doubtfulHalf([{ start: 0, end: 2, text: 'Hello.', confidence: null }])).toBeNull()
  expect(doubtfulHalf([])).toBeNull()
})
