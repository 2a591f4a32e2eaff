import { expect, test } from 'vitest'
import { withoutInvisible } from './without-invisible.ts'

test.each([
  ['zero widths', 'Mi\u200bra \ufeffO\u2060kafor\u200d', 'Mira Okafor'],
  ['a soft hyphen', 'Ad\u00admin', 'Admin'],
  ['marks of direction', 'Mira\u202e (selas)\u2069\u200f\u061c', 'Mira (selas)'],
  ['tags and selectors', 'Mira\u{e0041}\u{e0042}\ufe0f', 'Mira'],
  ['fillers that pass for letters', '\u3164\u115f\uffa0', ''],
  ['notes between lines', 'Mira\ufff9x\ufffb', 'Mirax'],
])('%s are dropped', (_, typed, seen) => {
  expect(withoutInvisible(typed)).toBe(seen)
})

test.each([
  ['a Persian name', 'علی\u200cرضا'],
  ['a Sinhala name', 'ප්\u200dරියන්ත'],
  ['a Japanese name with a form of its own', '葛\u{e0100}城'],
  ['letters with marks, hyphens and apostrophes', 'Zoë O’Brien-Łukasiewicz מרים'],
  ['lines', 'one\ntwo\tthree'],
])('%s stays as it is', (_, typed) => {
  expect(withoutInvisible(typed)).toBe(typed)
})

test('of joiners that follow each other one may shape a letter', () => {
  expect(withoutInvisible('علی\u200c\u200c\u200c')).toBe('علی\u200c')
})
