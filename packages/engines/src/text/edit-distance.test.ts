import { expect, test } from 'vitest'
import { isSpelledAlike } from './edit-distance.ts'

test.each([
  ['mullet', 'mullett', true],
  ['katharina', 'catharina', false],
  ['wittenberg', 'witenburg', true],
  ['ada', 'ida', false],
  ['1911', '1912', false],
  ['lutheran', 'luther', false],
  ['hamburg', 'homberg', false],
])('%s and %s: %s', (one, other, expected) => {
  expect(isSpelledAlike(one, other)).toBe(expected)
})
