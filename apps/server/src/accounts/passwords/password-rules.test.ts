import { expect, test } from 'vitest'
import { checkPasswordRules } from './password-rules.ts'

const ada = {
  email: 'ada.lovelace@analytical.example',
  name: 'Ada Lovelace',
  currentPassword: 'something else',
  product: 'Vitrine by Northwind',
}

test.each([
  'Vitrine2026!!',
  'Welcome2026!!',
  'Summer2025!!!',
  'AdaLovelace2026',
  'Lovelace-Ada-1815',
  'Northwind2026!',
  'analytical2026!!',
  'P@ssw0rd2026!!!!',
  'qwertyuiop1234567',
  '2026-11-22-2026',
  // Full width, accents, and a letter with a combining mark.
  'Ｖｉｔｒｉｎｅ２０２６！！',
  'Wélcömè2026!!',
  'Pa\u0301ssword2026!!!!',
])('%s is refused', async (password) => {
  await expect(checkPasswordRules(password, ada)).rejects.toMatchObject({ problem: 'password-weak' })
})

test.each([
  'velvet otter 42 kettle drum',
  'walnut harbour quilt seven',
  'x9$Lq2!vTz7@Rw',
  'harbour-walnut-8f3a11c2',
  'größe müller käse straße',
])('%s is taken', async (password) => {
  await expect(checkPasswordRules(password, ada)).resolves.toBeUndefined()
})

// Each is refused by one rule alone; the others would take it.
test.each([
  ['a breached password among digits that the estimator finds random', 'sunshine73910264!'],
  ['two words that people put in front of a year', 'hello-company-5'],
  ['an estimated strength of 3 of 4', 'marmalade-ship'],
])('%s is refused', async (_, password) => {
  await expect(checkPasswordRules(password, ada)).rejects.toMatchObject({ problem: 'password-weak' })
})

// Estimating the strength of 128 random characters held the event loop for three seconds.
test.each(['a', 'abc', '2026'])('of a long password only the beginning is judged: %s, repeated', async (piece) => {
  const beginning = piece.repeat(32 / piece.length + 1).slice(0, 32)
  const strong = 'velvet otter 42 kettle drum'
  await expect(checkPasswordRules(`${beginning}${strong}`, ada)).rejects.toMatchObject({ problem: 'password-weak' })
  await expect(checkPasswordRules(`${strong}${beginning}`, ada)).resolves.toBeUndefined()
})
