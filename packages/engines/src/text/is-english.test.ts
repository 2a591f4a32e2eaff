import { expect, test } from 'vitest'
import { isEnglish } from './is-english.ts'
import { tokenize } from './tokens.ts'

test.each([
  ['The battery is good but the screen broke after a week of use.', true],
  ['Das Produkt ist leider sehr schlecht und ich bin damit nicht zufrieden.', false],
  ['El producto llegó tarde y la calidad no es buena para nada en absoluto.', false],
  ['商品の品質がとても悪い', false],
  ['Great phone', null],
])('%s → %s', (text, expected) => {
  expect(isEnglish(tokenize(text))).toBe(expected)
})
