import { expect, test } from 'vitest'
import { encodeText } from './encode-text.ts'
import { textOf } from './tokens.ts'

test('a text becomes the tokens that OpenAI’s tokenizer has for it', () => {
  expect(encodeText(' Clinical dictation.')).toEqual([47_942, 12_569, 399, 13])
})

test.each([' Medications: Prilosec, 20 mg.', ' Kopfschmerzen über Nacht', ' 頭痛'])(
  '%j comes back from its tokens',
  (text) => {
    expect(textOf(encodeText(text))).toBe(text)
  },
)
