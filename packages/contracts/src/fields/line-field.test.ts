import { expect, test } from 'vitest'
import { lineField } from './line-field.ts'

test.each([
  ['Ada\r\nBcc: eve@example.com', 'Ada Bcc: eve@example.com'],
  ['Ada\n\nPlease pay to another account', 'Ada Please pay to another account'],
  ['\u202egpj.exe', 'gpj.exe'],
  ['a\u2028b\u0085c\u001bd', 'a b c d'],
  ['  \t ', ''],
  [' \u200b\u2800 \u3164', ''],
  ['Mi\u200bra\u200f', 'Mira'],
  ['Zoë O’Brien-Lovelace, محمد 王小明', 'Zoë O’Brien-Lovelace, محمد 王小明'],
])('%j is the line %j', (given, line) => {
  expect(lineField.parse(given)).toBe(line)
})

test('its length is that of the line', () => {
  expect(lineField.max(3).parse(' abc\n')).toBe('abc')
  expect(lineField.max(3).safeParse('abcd').success).toBe(false)
})
