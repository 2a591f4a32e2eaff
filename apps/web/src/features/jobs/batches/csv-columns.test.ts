import { expect, test } from 'vitest'
import { columnsIn } from './csv-columns.ts'

test.each([
  ['text,id\na,1', ['text', 'id']],
  ['\ufeffid;"Review; whole";date\r\n1;2;3', ['id', 'Review; whole', 'date']],
  ['one column\nx', ['one column']],
  ['a\t\tb', ['a', 'b']],
  ['', []],
])('%j', (text, columns) => {
  expect(columnsIn(text).names).toEqual(columns)
})

test.each([
  ['row,remark\n1,"Late, and\nwet"\n2,Fine\n', 'remark'],
  ['Text;Bemerkung\nGut;eine viel längere Bemerkung\n', 'Text'],
  ['note,by\n', 'note'],
])('the texts of %j are in %s', (text, column) => {
  expect(columnsIn(text).texts).toBe(column)
})
