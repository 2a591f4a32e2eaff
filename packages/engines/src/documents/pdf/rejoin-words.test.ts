import { expect, test } from 'vitest'
import type { Word } from '../document.ts'
import { rejoinWords, vocabularyOf } from './rejoin-words.ts'

function line(texts: readonly string[]): Word[] {
  let left = 0
  return texts.map((text) => {
    const box: Word['box'] = [left, 0, left + text.length / 100, 0.02]
    left = box[2] + 0.004
    return { text, box, confidence: 1, page: 1 }
  })
}
function joined(texts: readonly string[], further: readonly string[] = []): string[] {
  const words = line(texts)
  return rejoinWords(words, () => vocabularyOf([...words, ...line(further)])).map(({ text }) => text)
}

test('a word that kerning tore apart is put together where the document has it whole', () => {
  expect(joined(['der', 'Liefer', 'ant'], ['Lieferant'])).toEqual(['der', 'Lieferant'])
  expect(joined(['der', 'Liefer', 'ant'])).toEqual(['der', 'Liefer', 'ant'])
})

test('a word with a hyphen does not take in the next one', () => {
  expect(joined(['seventy-four', 'standing', 'seventy-two'])).toEqual(['seventy-four', 'standing', 'seventy-two'])
})
