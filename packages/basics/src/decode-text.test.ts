import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

test.each([
  ['UTF-8', [0x5a, 0xc3, 0xbc, 0x67], 'Züg'],
  ['UTF-16, little end first', [0xff, 0xfe, 0x5a, 0x00, 0xfc, 0x00], 'Zü'],
  ['UTF-16, big end first', [0xfe, 0xff, 0x00, 0x5a, 0x00, 0xfc], 'Zü'],
  ['windows-1252', [0x5a, 0xfc, 0x80], 'Zü€'],
])('reads %s', (_, bytes, text) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe(text)
})

test('the beginning of a file may end within a letter', () => {
  const cut = Uint8Array.from([0x5a, 0xc3])
  expect(decodeText(cut, false)).toBe('Z')
  expect(decodeText(cut)).toBe('ZÃ')
})
