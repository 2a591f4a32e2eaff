import { expect, test } from 'vitest'
import { columnsIn } from './csv-columns.ts'

test.each([
  ['text,id\na,1', ['text', 'id']],
  ['\ufeffid;"Review; whole";date\r\n1;2;3', ['id', 'Review; whole', 'date']],
  ['one column\nx', ['one column']],
  ['a\t\tb', ['a', 'b']],
  ['', []],
])('%j', (text, columns) => {
  expect(columnsIn(text)).toEqual(columns)
})
