import { expect, test } from 'vitest'
import { plainLetters } from './plain-letters.ts'

test.each([
  ['Ｖíｔｒｉｎｅ２０２６！', 'Vitrine2026!'],
  ['Wélcömè', 'Welcome'],
  ['안녕', '안녕'],
  ['plain', 'plain'],
])('%s is %s', (text, letters) => {
  expect(plainLetters(text)).toBe(letters)
})
