import { expect, test } from 'vitest'
import { readChatAnswer } from './chat-answer.ts'

const none = { relatedQuestions: [], citations: [] }

test.each([
  ['a string', 'Yes.', { answer: 'Yes.', ...none }],
  ['an empty string', '', { answer: null, ...none }],
  [
    'an object',
    { answer: 'Yes.', related_questions: ['Why?'] },
    { answer: 'Yes.', relatedQuestions: ['Why?'], citations: [] },
  ],
  ['an answer one level down', { data: { answer: 'Yes.' } }, { answer: 'Yes.', ...none }],
  ['a string one level down', { data: 'Yes.' }, { answer: 'Yes.', ...none }],
  ['an object that answers nothing', { answer: null }, { answer: null, ...none }],
  ['something else', 7, { answer: null, ...none }],
])('%s is read', (_, output, answer) => {
  expect(readChatAnswer(output)).toEqual(answer)
})

test('citations come with their pages, and one without a page spoils the answer, not the program', () => {
  const citation = { page: 2, quote: 'As agreed.' }
  expect(readChatAnswer({ answer: 'Yes.', citations: [citation] }).citations).toEqual([{ ...citation, boxes: [] }])
  expect(readChatAnswer({ answer: 'Yes.', citations: [{ quote: 'x' }] })).toEqual({ answer: null, ...none })
})
