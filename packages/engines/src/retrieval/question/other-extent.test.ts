import { expect, test } from 'vitest'
import { tellsOtherExtent } from './other-extent.ts'

function isOther(question: string, text: string, answer: string): boolean {
  const start = text.indexOf(answer)
  return tellsOtherExtent(question, text, { start, end: start + answer.length })
}

const tank =
  'The tank is 4 m long and 1.5 metres deep; lids must be no thicker than 2 cm and are changed after 30 days.'

test.each([
  ['How deep is the tank?', '4 m', true],
  ['How deep is the tank?', '1.5 metres', false],
  ['How deep is the tank?', '1.5', false],
  ['How long is the tank?', '1.5 metres deep', true],
  ['How long is the tank?', '4 m long', false],
  ['How wide are the lids?', '2 cm', true],
  ['How thick may lids be?', '2 cm', false],
  ['How wide is the lid?', '30 days', true],
  ['How long is a lid used?', '30 days', false],
  ['When are lids changed?', '30 days', false],
])('%s %s: %s', (question, answer, is) => {
  expect(isOther(question, tank, answer)).toBe(is)
})

test('a way is no height', () => {
  expect(isOther('How high is the pass?', 'PASS 4.5 KM', '4.5 KM')).toBe(true)
  expect(isOther('How far is the pass?', 'PASS 4.5 KM', '4.5 KM')).toBe(false)
  expect(isOther('How high is the balloon?', 'It flies 3 km high.', '3 km')).toBe(false)
})
