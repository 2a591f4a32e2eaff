import { expect, test } from 'vitest'
import { isEnglish } from './is-english.ts'
import { tokenize } from './tokens.ts'

test.each([
  ['The battery is good but the screen broke after a week of use.', true],
  ['Great phone, battery lasts long, fast delivery, happy customer', null],
  ['Screen cracked day one, support useless, refund refused, never again', null],
  ['Love it', null],
  ['We ate at the café El Sol in São Paulo and loved it.', true],
  ['Das Produkt ist leider sehr schlecht und ich bin damit nicht zufrieden.', false],
  ['Sehr schlecht, nicht zu empfehlen', false],
  ['El producto llegó tarde y la calidad no es buena para nada en absoluto.', false],
  ['Le livreur est arrivé avec deux heures de retard et la pizza était froide.', false],
  ['Het pakket kwam niet aan en niemand nam de telefoon op.', false],
  ['商品の品質がとても悪い', false],
  ['Alle hassen dich', false],
  ['Women are weak', null],
  ['Great phone', null],
])('%s → %s', (text, expected) => {
  expect(isEnglish(tokenize(text))).toBe(expected)
})
