import { expect, test } from 'vitest'
import { beforeLoop, isLoop } from './loops.ts'

const sentence = [11, 12, 13, 14, 15, 16, 17]

test('a text that says the same three times is a loop, and one round of it is kept', () => {
  const text = [1, 2, 3, ...sentence, ...sentence, ...sentence]
  expect(isLoop(text)).toBe(true)
  expect(beforeLoop(text)).toBe(3 + sentence.length)
})

test('one word again and again is a loop only when it goes on', () => {
  expect(isLoop([1, 2, 5, 5, 5, 5])).toBe(false)
  const text = [1, 2, ...Array.from({ length: 20 }, () => 5)]
  expect(isLoop(text)).toBe(true)
  expect(beforeLoop(text)).toBe(3)
})

test('a refrain is no loop', () => {
  const text = [...sentence, 1, 2, ...sentence]
  expect(isLoop(text)).toBe(false)
  expect(beforeLoop(text)).toBe(text.length)
})
