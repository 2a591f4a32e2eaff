import { expect, test } from 'vitest'
import { tagText } from '../tagged-text.ts'
import { tellsInOtherClause } from './other-clause.ts'
import { readQuestion } from './question.ts'

function isOther(question: string, text: string, answer: string): boolean {
  const start = text.indexOf(answer)
  return tellsInOtherClause(
    readQuestion(question),
    { text, tokens: tagText(text) },
    { start, end: start + answer.length },
  )
}

test('a name belongs to the clause of the question’s words', () => {
  const shared = 'Ms Ortega washes the shirts, Mr Bell drives the van.'
  expect(isOther('Who drives the van?', shared, 'Ms Ortega')).toBe(true)
  expect(isOther('Who drives the van?', shared, 'Mr Bell')).toBe(false)
  expect(isOther('Who washes the shirts?', shared, 'Mr Bell')).toBe(true)
  const sides = 'The Owner heats the stairs; the Guest heats the rooms.'
  expect(isOther('Who heats the stairs?', sides, 'the Guest')).toBe(true)
  expect(isOther('Who heats the stairs?', sides, 'The Owner')).toBe(false)
})

test('a clause without a subject of its own goes on about the one before', () => {
  const paint = 'The paint dries in 4 hours on wood and in 9 hours on stone.'
  expect(isOther('How long does the paint dry on stone?', paint, '4 hours')).toBe(true)
  expect(isOther('How long does the paint dry on stone?', paint, '9 hours')).toBe(false)
  expect(isOther('How long does the paint dry on wood?', paint, '9 hours')).toBe(true)
  expect(isOther('How long does the paint dry on wood?', paint, '4 hours')).toBe(false)
})

test('a clause of another day goes on about the same', () => {
  const bar = 'The bar shuts at midnight, on Mondays at 10 pm.'
  expect(isOther('When does the bar shut on Mondays?', bar, 'midnight')).toBe(true)
  expect(isOther('When does the bar shut on Mondays?', bar, '10 pm')).toBe(false)
})

test('a clause with another subject goes on about what was said', () => {
  const loft = 'The hall is 3.2 m high, the attic 2.4 m.'
  expect(isOther('How high is the attic?', loft, '3.2 m')).toBe(true)
  expect(isOther('How high is the attic?', loft, '2.4 m')).toBe(false)
  expect(isOther('How high is the hall?', loft, '2.4 m')).toBe(true)
  expect(isOther('How high is the hall?', loft, '3.2 m')).toBe(false)
})

test('no other clause tells it where none has more of the question', () => {
  expect(isOther('How many came by boat?', 'Of the 90 guests, 12 came by boat.', '12')).toBe(false)
  expect(isOther('When was the dam built?', 'The dam was built between 1902 and 1907.', 'between 1902 and 1907')).toBe(
    false,
  )
  expect(isOther('Where is the van?', 'The van is in Hull, the shirts are in York.', 'York')).toBe(false)
})
