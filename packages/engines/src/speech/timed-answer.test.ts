import { expect, test } from 'vitest'
import { timedAnswer } from './timed-answer.ts'
import { timedText } from './timed-text.ts'

const words = Array.from({ length: 60 }, (_, index) => `w${index + 10}`)
const passages = [timedText([{ start: 0, end: 60, text: words.join(' '), confidence: 0.4 }])]
const [{ text } = { text: '' }] = passages
const read = {
  answer: 'w40 w41',
  best: 'w40 w41',
  found: true,
  grounds: null,
  answerable: 0.9,
  confidence: 0.5,
  citations: [{ passage: 0, quote: text, start: 0, end: text.length }],
}

test('an answer is the reader’s stretch, with its whole sentence cited', () => {
  expect(timedAnswer(read, passages)).toEqual({ answer: 'w40 w41', citation: { start: 0, end: 60, quote: text } })
})

test('what was not found is not answered', () => {
  expect(timedAnswer({ ...read, found: false }, passages)).toBeNull()
})
