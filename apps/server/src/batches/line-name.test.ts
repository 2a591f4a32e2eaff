import { expect, test } from 'vitest'
import { lineName, namesOf, saidNames } from './line-name.ts'

const long = 'The tent kept the rain out for three nights, and then a pole broke while we packed it in the morning sun.'

test('a line is named by its id, or else by the beginning of its text', () => {
  expect(lineName(4, ' T-9 ', 'Fine tent')).toBe('Line 4: T-9')
  expect(lineName(4, undefined, ' Fine\n tent ')).toBe('Line 4: Fine tent')
  expect(lineName(4, '', long)).toMatch(/^Line 4: The tent kept .{60,}…$/)
  expect(lineName(4, undefined, ' ')).toBe('Line 4')
})

test.each([
  ['scans/May.pdf', 'may.pdf'],
  ['scans/May.pdf', 'elsewhere/May.pdf'],
  ['Line 4: T-9', 't-9'],
  ['Line 4: T-9', 'Line 4'],
  [lineName(4, undefined, long), long],
  ['Line 4: in/out', 'in/out'],
])('%s is meant by %s', (item, said) => {
  expect(saidNames(said).some((name) => namesOf(item).includes(name))).toBe(true)
})
