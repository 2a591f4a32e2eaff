import { expect, test } from 'vitest'
import { dateInCells } from './date-in-cells.ts'

test.each([
  ['0912811987', '09/28/1987'],
  ['28/0911987', '28/09/1987'],
])('%s is the date %s', (read, date) => {
  expect(dateInCells(read)).toBe(date)
})

test.each(['09/28/1987', '4412811987', '0012811987', '0912812287', '09128119', 'MERIDIAN'])('%s stays', (read) => {
  expect(dateInCells(read)).toBeNull()
})
