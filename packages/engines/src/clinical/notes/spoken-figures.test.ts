import { expect, test } from 'vitest'
import { inFigures } from './spoken-figures.ts'

test.each([
  ['pressure one thirty-five over eighty-two', 'pressure 135 over 82'],
  ['a hundred and eight over seventy', '108 over 70'],
  ['one oh four and one hundred twelve', '104 and 112'],
  ['thirty-seven nine', '37.9'],
  ['ninety-nine point four degrees', '99.4 degrees'],
  ['pulse seventy-six, respirations eighteen', 'pulse 76, respirations 18'],
  ['in the nineties', 'in the 90s'],
  ['one hour after two meals', 'one hour after two meals'],
  ['pain two out of ten', 'pain 2 out of 10'],
  ['one twenty\nsix over seventy', '126 over 70'],
  ['a man of sixty-something', 'a man of sixty-something'],
  ['someone weighs often', 'someone weighs often'],
])('%s', (spoken, written) => {
  expect(inFigures(spoken).text).toBe(written)
})

test('a stretch of it is found again in the words', () => {
  const said = 'Her pulse was sixty-eight and regular.'
  const { text, placeOf } = inFigures(said)
  const start = text.indexOf('68')
  const place = placeOf(start, start + 2)
  expect(said.slice(place.start, place.end)).toBe('sixty-eight')
  const whole = placeOf(text.indexOf('pulse'), text.indexOf(' regular'))
  expect(said.slice(whole.start, whole.end)).toBe('pulse was sixty-eight and')
})
