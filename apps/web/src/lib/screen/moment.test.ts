import { expect, it } from 'vitest'
import { moment } from './moment.ts'

it('does not leave AM or PM alone on a line', () => {
  expect(moment.format(new Date(2031, 4, 9, 17, 5))).toBe('May 9, 2031, 5:05\u00a0PM')
  expect(moment.format(new Date(2031, 4, 9, 0, 30))).toBe('May 9, 2031, 12:30\u00a0AM')
})
