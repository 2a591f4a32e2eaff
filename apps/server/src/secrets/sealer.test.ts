import { expect, test } from 'vitest'
import { createSealer } from './sealer.ts'

const sealer = createSealer('s'.repeat(40), 'test')

test('what was sealed is opened by the same secret and purpose only', () => {
  const sealed = sealer.seal('abcde-fghij')
  expect(sealed).not.toContain('abcde')
  expect(sealer.seal('abcde-fghij')).not.toBe(sealed)
  expect(sealer.open(sealed)).toBe('abcde-fghij')
  expect(createSealer('t'.repeat(40), 'test').open(sealed)).toBeNull()
  expect(createSealer('s'.repeat(40), 'another').open(sealed)).toBeNull()
})

test('what was changed, cut or never sealed is not opened', () => {
  const sealed = sealer.seal('abcde-fghij')
  const flipped = `${sealed.slice(0, -1)}${sealed.endsWith('A') ? 'B' : 'A'}`
  for (const text of [flipped.slice(0, 20), sealed.slice(0, -4), 'abcde-fghij', ''])
    expect(sealer.open(text)).toBeNull()
})
