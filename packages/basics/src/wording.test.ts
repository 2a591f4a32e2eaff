import { expect, test } from 'vitest'
import { capitalised, counted, sizeWords } from './wording.ts'

test.each([
  ['', ''],
  ['été', 'Été'],
  ['two words', 'Two words'],
])('%j begins large', (text, begun) => {
  expect(capitalised(text)).toBe(begun)
})

test('one is counted in the singular, none and several in the plural', () => {
  expect([0, 1, 2].map((count) => counted(count, 'item'))).toEqual(['0 items', '1 item', '2 items'])
  expect([1, 4].map((count) => counted(count, 'person', 'people'))).toEqual(['1 person', '4 people'])
})

test.each([
  [3, '1 KB'],
  [262_144, '256 KB'],
  [1_572_864, '1.5 MB'],
])('%d bytes are said as %s', (bytes, said) => {
  expect(sizeWords(bytes)).toBe(said)
})
