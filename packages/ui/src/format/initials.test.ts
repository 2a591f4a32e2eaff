import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Ada King Lovelace', 'AL'],
  ['  ada  ', 'A'],
  ['', ''],
  ['𝒜da 👩‍🔬', '𝒜👩'],
  ['Élodie Ångström', 'ÉÅ'],
])('%s has %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
