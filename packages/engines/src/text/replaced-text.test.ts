import { expect, test } from 'vitest'
import { replacedText } from './replaced-text.ts'

test('a place in the new text is told in the old one', () => {
  const { text, placeOf } = replacedText('give two or three now', [
    { value: '2', start: 5, end: 8 },
    { value: 'thirty', start: 12, end: 17 },
  ])
  expect(text).toBe('give 2 or thirty now')
  expect(placeOf(text.indexOf('2'), text.indexOf('2') + 1)).toEqual({ start: 5, end: 8 })
  expect(placeOf(text.indexOf('now'), text.length)).toEqual({ start: 18, end: 21 })
})
