import { expect, test } from 'vitest'
import { multilingualSpelling } from './spelling.ts'

const { cut } = await multilingualSpelling()

test('pieces stand where they are in the source', () => {
  const text = 'Zoe\u0301’s  unaffable\nﬁnds 東京!'
  const { starts, ends } = cut(text)
  expect(starts.map((start, piece) => text.slice(start, ends[piece]))).toEqual([
    'Zo',
    'e\u0301',
    '’',
    's',
    'una',
    'ff',
    'able',
    'ﬁnd',
    's',
    '',
    '東京',
    '!',
  ])
})

// Ids of the tokenizers package (Unigram) with the same pieces.
test('cuts as the reference does', () => {
  expect(cut('The “Tower-Bridge” opened\tin 1894; it cost £1,184,000 (naïve ½).').ids).toEqual([
    484, 51, 4653, 4000, 9, 476, 32924, 61, 43828, 23, 43757, 71, 388, 6196, 6530, 367, 4, 1333, 33074, 15, 73, 5457,
    253, 29418, 184,
  ])
})

test('what is no text has no pieces, and what no piece knows is one unknown piece', () => {
  expect(cut(' \u0000\u200b ').ids).toEqual([])
  expect(cut('𓀀𓀁𓀂').ids.filter((id) => id === 3)).toHaveLength(1)
})

test('a word without an end is cut in bounded time, and every letter of it has its piece', () => {
  const { starts, ends } = cut('x'.repeat(20_000))
  expect(starts[0]).toBe(0)
  expect(ends.at(-1)).toBe(20_000)
  expect(starts.slice(1)).toEqual(ends.slice(0, -1))
})
