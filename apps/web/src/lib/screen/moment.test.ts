import { expect, it } from 'vitest'
import { momentOf } from './moment.ts'

it('does not leave AM or PM alone on a line', () => {
  expect(momentOf(new Date(2031, 4, 9, 17, 5).toISOString())).toBe('May 9, 2031, 5:05\u00a0PM')
  expect(momentOf(new Date(2031, 4, 9, 0, 30).toISOString())).toBe('May 9, 2031, 12:30\u00a0AM')
})

it('a time that is not there is no text', () => {
  expect(momentOf(null)).toBe('')
})
