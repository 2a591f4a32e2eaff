import { expect, test } from 'vitest'
import { numberWordings } from './number-wordings.ts'

test.each(['apolice no', 'numero de apolice'])('%s is called otherwise too', (text) => {
  const [first, ...others] = numberWordings(text)
  expect(first).toBe(text)
  expect(others).toEqual(expect.arrayContaining(['apolice #', 'apolice nr', 'n de apolice']))
})

test.each(['number', 'due date', 'no claims discount', 'n'])('%s is no number of a thing', (text) => {
  expect(numberWordings(text)).toEqual([text])
})
