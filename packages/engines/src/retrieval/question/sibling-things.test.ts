import { expect, test } from 'vitest'
import { tagText } from '../tagged-text.ts'
import { tellsOfSibling } from './sibling-things.ts'

test('what is said of another thing of the same kind is noticed', async () => {
  expect(await tellsOfSibling(['goat'], tagText('A sheep is shorn for £9.'))).toBe(true)
  expect(await tellsOfSibling(['piano'], tagText('Every violin is insured.'))).toBe(true)
})

test('not where the thing stands in another word, or its kind does', async () => {
  expect(await tellsOfSibling(['petrol'], tagText('Fuel is paid by the hirer.'))).toBe(false)
  expect(await tellsOfSibling(['puppy'], tagText('A dog needs a lead, a cat does not.'))).toBe(false)
  expect(await tellsOfSibling(['goat'], tagText('The gate is shut at nine.'))).toBe(false)
  expect(await tellsOfSibling([], tagText('A sheep is shorn for £9.'))).toBe(false)
})

test('not where a time is told by which the question asks', async () => {
  expect(await tellsOfSibling(['day'], tagText('The lift stopped on Tuesday night.'))).toBe(false)
  expect(await tellsOfSibling(['week'], tagText('He comes back in the evening after a month.'))).toBe(false)
})
