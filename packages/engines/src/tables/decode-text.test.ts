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
