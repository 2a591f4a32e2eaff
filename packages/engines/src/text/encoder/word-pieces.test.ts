import { expect, test } from 'vitest'
import { cutIntoPieces, readVocabulary } from './word-pieces.ts'

const vocabulary = await readVocabulary()
const idOf = (piece: string): number => vocabulary.get(piece) ?? -1

test('pieces stand where they are in the source', () => {
  const text = 'Zoë’s unaffable 東京!'
  const { ids, starts, ends } = cutIntoPieces(vocabulary, text)
  expect(ids.map((_, n) => text.slice(starts[n], ends[n]))).toEqual([
    'Zoë',
    '’',
    's',
    'una',
    'ffa',
    'ble',
    '東',
    '京',
    '!',
  ])
  expect(ids.slice(0, 6)).toEqual(['zoe', '’', 's', 'una', '##ffa', '##ble'].map(idOf))
})

// Ids of the tokenizers package (BertWordPieceTokenizer, lower case).
test('cuts as the reference does', () => {
  expect(
    cutIntoPieces(vocabulary, 'The “Tower-Bridge” opened\tin 1894; it cost £1,184,000 (naïve İstanbul).').ids,
  ).toEqual([
    1996, 1523, 3578, 1011, 2958, 1524, 2441, 1999, 6539, 1025, 2009, 3465, 14534, 1010, 19681, 1010, 2199, 1006, 15743,
    9960, 1007, 1012,
  ])
})

test('what is no word and what is too long are one unknown piece', () => {
  expect(cutIntoPieces(vocabulary, '\u0000\u200b').ids).toEqual([])
  expect(cutIntoPieces(vocabulary, 'x'.repeat(101)).ids).toEqual([idOf('[UNK]')])
})
