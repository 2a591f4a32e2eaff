import { expect, test } from 'vitest'
import { tellsOfOtherPeriod } from './other-period.ts'

function isOther(question: string, text: string, answer: string): boolean {
  const start = text.indexOf(answer)
  return tellsOfOtherPeriod(question, text, { start, end: start + answer.length })
}

test('a figure belongs to the period of its own clause', () => {
  const sold = 'In Q1 the mill sold 410 sacks, in Q2 655 and in Q3 702.'
  expect(isOther('How many sacks were sold in Q2?', sold, '410')).toBe(true)
  expect(isOther('How many sacks were sold in Q2?', sold, '655')).toBe(false)
  expect(isOther('How many sacks were sold in Q3?', sold, '655')).toBe(true)
  expect(isOther('When does the last boat sail?', 'The first boat sails at 7:10 and the last at 19:40.', '7:10')).toBe(
    true,
  )
})

test('periods that share a figure, or are not asked for, are no other', () => {
  const open = 'On Monday and Tuesday from 9 to 12, on Friday until 18.'
  expect(isOther('When is it open on Monday?', open, '9 to 12')).toBe(false)
  expect(isOther('When is it open on Friday?', open, '9 to 12')).toBe(true)
  expect(isOther('When is it open on Sunday?', open, '9 to 12')).toBe(false)
  expect(isOther('When is it open?', open, '9 to 12')).toBe(false)
})
