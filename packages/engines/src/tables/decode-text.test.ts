import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

test('a file put together from two encodings is read line by line', () => {
  const bytes = Buffer.concat([
    Buffer.from('Zoë;12\n'),
    Buffer.from('Jürgen;7 €\n'),
    Buffer.from('André;3\n', 'latin1'),
    Buffer.from([0x80, 0x20, 0x35]),
  ])
  expect(decodeText(bytes).text).toBe('Zoë;12\nJürgen;7 €\nAndré;3\n€ 5')
})

test('a file of one encoding is read as before', () => {
  expect(decodeText(Buffer.from('Zoë')).encoding).toBe('utf-8')
  expect(decodeText(Buffer.from('Zoë\nAndré', 'latin1'))).toEqual({ text: 'Zoë\nAndré', encoding: 'windows-1252' })
})

test('reads what Japanese spreadsheets write, and typographic signs of windows-1252 as those', () => {
  const cells = [0x8c, 0x8e, 0x2c, 0x94, 0x84, 0x8f, 0xe3, 0x0a, 0x82, 0xe0, 0x82, 0xbf]
  expect(decodeText(Uint8Array.from(cells))).toEqual({ text: '月,売上\nもち', encoding: 'shift_jis' })
  expect(decodeText(Uint8Array.from([0x49, 0x74, 0x92, 0x73, 0x2c, 0x80, 0x35])).text).toBe('It’s,€5')
})

test.each([
  ['<html><table><tr><td>day</td></tr></table></html>', 'a web page'],
  ['[{"day": "2024-05-01", "sold": 3}]', 'JSON'],
])('says what %s is', (text, name) => {
  expect(() => decodeText(Buffer.from(text))).toThrow(`The file is ${name}`)
})
