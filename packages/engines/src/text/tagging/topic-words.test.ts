import { expect, test } from 'vitest'
import { titledWords, titleMark } from './topic-words.ts'

test('the words of a title are counted once more, apart, and keep their places', () => {
  const text = 'Asthma in adults.\nThe patients were seen twice.'
  const { words, tokens } = titledWords(text)
  expect(words.filter((word) => word.startsWith(titleMark))).toEqual(
    ['asthma', 'in', 'adults'].map((word) => titleMark + word),
  )
  expect(words.filter((word) => word === 'asthma')).toHaveLength(1)
  expect(tokens).toHaveLength(words.length)
  for (const { text: own, start, end } of tokens) expect(text.slice(start, end)).toBe(own)
})

test.each([
  ['one line alone', 'Asthma in adults.'],
  ['a line and nothing beneath', 'Asthma in adults.\n \n'],
])('%s has no title', (_, text) => {
  expect(titledWords(text).words.some((word) => word.startsWith(titleMark))).toBe(false)
})

test('a paragraph on one line is no title', () => {
  const { words } = titledWords(`${'long line '.repeat(30)}\nEnd.`)
  expect(words.some((word) => word.startsWith(titleMark))).toBe(false)
})
