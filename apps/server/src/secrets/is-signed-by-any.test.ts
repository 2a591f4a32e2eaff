import { expect, test } from 'vitest'
import { isSignedByAny } from './is-signed-by-any.ts'

const signatureBy = (secret: string) => `signed-by-${secret}`

test.each([
  ['signed-by-new', true],
  ['signed-by-old', true],
  ['signed-by-neu', false],
  ['signed-by-ne', false],
  ['', false],
])('%j: %s', (signature, expected) => {
  expect(isSignedByAny(signature, ['new', 'old'], signatureBy)).toBe(expected)
})
