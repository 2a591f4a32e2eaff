import { expect, test } from 'vitest'
import type { ReadWord } from './read-line.ts'
import { settleMoneySigns } from './settle-money-signs.ts'

const read = (text: string, sign: string | null = null): ReadWord => ({
  word: { text, box: [0, 0, 1, 1], confidence: 0.9, page: 1 },
  sign,
})
const settled = (...words: ReadWord[]) => settleMoneySigns(words).map(({ text }) => text)

test('a digit that might be a dollar is one where the page writes its amounts so', () => {
  expect(settled(read('$311.00'), read('$455.99'), read('5766.99', '$'), read('85.00', '$'))).toEqual([
    '$311.00',
    '$455.99',
    '$766.99',
    '$5.00',
  ])
})

test('it stays a digit where other amounts have no sign, or nothing speaks for one', () => {
  expect(settled(read('$311.00'), read('5766.99', '$'))).toEqual(['$311.00', '5766.99'])
  expect(settled(read('$311.00'), read('$455.99'), read('5766.99'))).toEqual(['$311.00', '$455.99', '5766.99'])
})
