import { expect, test } from 'vitest'
import { repairNumber } from './repair-number.ts'

test('letters that look like digits become digits in amounts only', () => {
  expect(repairNumber('§.30')).toBe('5.30')
  expect(repairNumber('RM12.5O')).toBe('RM12.50')
  expect(repairNumber('S.O')).toBe('S.O')
  expect(repairNumber('SOLO')).toBe('SOLO')
  expect(repairNumber('12.50')).toBe('12.50')
})
