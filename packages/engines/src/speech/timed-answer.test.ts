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
  confidence: 0.5,
  citations: [{ passage: 0, quote: text, start: 0, end: text.length }],
}

test('a sure answer is the reader’s stretch, with its whole sentence cited', () => {
  expect(timedAnswer(read, passages, { doubtful: false })).toEqual({
    answer: 'w40 w41',
    citation: { start: 0, end: 60, quote: text },
  })
})

test('a doubtful one is the words around it, and the whole sentence is there to be checked', () => {
  expect(timedAnswer(read, passages, { doubtful: true })).toEqual({
    answer: `… ${words.slice(20, 42).join(' ')} …`,
    citation: { start: 0, end: 60, quote: text },
  })
})

test('what the sentence does not hold is given whole, what was not found not at all', () => {
  expect(timedAnswer({ ...read, best: 'other' }, passages, { doubtful: true })?.answer).toBe(text)
  expect(timedAnswer({ ...read, found: false }, passages, { doubtful: true })).toBeNull()
})
