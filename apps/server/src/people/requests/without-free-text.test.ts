import { expect, test } from 'vitest'
import { withoutFreeText } from './without-free-text.ts'

const topics = ['Retail', 'Invoice extraction']

test('a name and what was offered are repeated', () => {
  expect(withoutFreeText({ name: 'Ada Byron-O’Neil', interests: ['Retail', 'Invoice extraction'] }, topics)).toEqual({
    name: 'Ada Byron-O’Neil',
    interest: 'Retail, Invoice extraction',
  })
})

test.each(['Win at https://evil.example', 'evil.example/win', 'www.evil.example', 'a@evil.example', 'x'.repeat(81)])(
  'neither a link nor other words: %s',
  (words) => {
    expect(withoutFreeText({ name: words, interests: [words, `Other: ${words}`] }, topics)).toEqual({
      name: '',
      interest: '',
    })
  },
)
