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
  for (const text of [sealed.slice(0, 20), sealed.slice(0, -4), 'abcde-fghij', '']) expect(sealer.open(text)).toBeNull()
  const [, prefix = '', body = ''] = /^(.*:)(.+)$/.exec(sealed) ?? []
  const bytes = Buffer.from(body, 'base64url')
  for (const index of bytes.keys()) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(bytes.readUInt8(index) ^ 1, index)
    expect(sealer.open(prefix + changed.toString('base64url')), `byte ${index}`).toBeNull()
  }
})

test('while the secret is changed the previous one opens, and nothing is sealed with it any more', () => {
  const present = createSealer('t'.repeat(40), 'test', ['s'.repeat(40)])
  const old = sealer.seal('abcde-fghij')
  expect(present.open(old)).toBe('abcde-fghij')
  const renewed = present.renew(old) ?? ''
  expect(createSealer('t'.repeat(40), 'test').open(renewed)).toBe('abcde-fghij')
  expect(sealer.open(renewed)).toBeNull()
  expect(present.renew(renewed)).toBeNull()
  expect(present.renew('sealed:1:AAAA')).toBeNull()
})
