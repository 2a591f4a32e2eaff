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
])('%s is refused', async (password) => {
  await expect(checkPasswordRules(password, ada)).rejects.toMatchObject({ problem: 'password-weak' })
})

test.each(['velvet otter 42 kettle drum', 'walnut harbour quilt seven', 'x9$Lq2!vTz7@Rw', 'harbour-walnut-8f3a11c2'])(
  '%s is taken',
  async (password) => {
    await expect(checkPasswordRules(password, ada)).resolves.toBeUndefined()
  },
)

test.each([
  Array.from({ length: 128 }, (_, index) => String.fromCharCode(33 + ((index * 37) % 90))).join(''),
  'sw0rd$1l0v'.repeat(12),
  '@4$5e3a6'.repeat(16),
  'aB1!'.repeat(32),
])('the estimate of %s holds nobody else up', async (password) => {
  await checkPasswordRules('velvet otter 42 kettle drum', ada)
  const start = performance.now()
  await checkPasswordRules(password, ada).catch(() => undefined)
  // Before: three seconds of the event loop for the first.
  expect(performance.now() - start).toBeLessThan(1500)
})
