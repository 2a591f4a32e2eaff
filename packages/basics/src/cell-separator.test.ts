import { expect, test } from 'vitest'
import { cellSeparatorOf } from './cell-separator.ts'

test.each([
  ['name,email,org', ','],
  ['Name;Ort, Land;Mail', ';'],
  ['name\temail', '\t'],
  ['name', ','],
])('the cells of %j are parted by %j', (line, separator) => {
  expect(cellSeparatorOf(line)).toBe(separator)
})
