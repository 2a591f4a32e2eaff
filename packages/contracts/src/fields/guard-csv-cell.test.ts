import { expect, test } from 'vitest'
import { guardCsvCell } from './guard-csv-cell.ts'

test('a cell that begins like a formula is a text', () => {
  for (const text of [
    '=1+1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '＝1',
    '﹦1',
    '﹢A1',
    '﹫A1',
    '\u200b=1',
    '|calc',
    '-1+cmd',
    '+A1',
    '=HYPERLINK("x")',
  ]) {
    expect(guardCsvCell(text), text).toBe(`'${text}`)
  }
})

test('a formula behind a separator is none either, whichever sign parts the cells', () => {
  expect(guardCsvCell('Ada;=1+1')).toBe("Ada;'=1+1")
  expect(guardCsvCell('Ada, @SUM(A1)')).toBe("Ada,' @SUM(A1)")
  expect(guardCsvCell('a\n"=1"')).toBe(`a\n'"=1"`)
})

test('numbers stay numbers, and a phone number keeps its plus', () => {
  for (const text of ['-2.5', '+3', '-4 %', '5 - 3', 'Berlin, -5', 'Ada = Countess', '']) {
    expect(guardCsvCell(text), text).toBe(text)
  }
  for (const text of ['+49 30 1234', '+4930901820', '+1-212-555-0134']) {
    expect(guardCsvCell(text), text).toBe(`tel:${text}`)
  }
})

test('half a million blanks and line ends are read once', () => {
  const blanks = '\n \t"'.repeat(125_000)
  expect(guardCsvCell(`Ada${blanks}b`)).toBe(`Ada${blanks}b`)
  expect(guardCsvCell(`Ada ${blanks}=1+1`)).toBe(`Ada \n'${blanks.slice(1)}=1+1`)
})
