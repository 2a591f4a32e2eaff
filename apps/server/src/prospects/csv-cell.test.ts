import { expect, test } from 'vitest'
import { csvCell } from './csv-cell.ts'

test('a cell that begins like a formula is a text', () => {
  for (const text of ['=1+1', '+49 30 1', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '|calc']) {
    expect(csvCell(text), text).toBe(`"'${text}"`)
  }
  expect(csvCell('=HYPERLINK("http://x";"y")')).toBe(`"'=HYPERLINK(""http://x"";""y"")"`)
})

test('other cells stay as they are, with their quotes doubled', () => {
  expect(csvCell('Ada = Countess')).toBe('"Ada = Countess"')
  expect(csvCell('"so called", she said')).toBe('"""so called"", she said"')
  expect(csvCell('')).toBe('""')
})
