import { expect, test } from 'vitest'
import { hasCode } from './has-code.ts'

test('an error with a code has that one and no other', () => {
  const error = Object.assign(new Error('no such file'), { code: 'ENOENT' })
  expect(hasCode(error, 'ENOENT')).toBe(true)
  expect(hasCode(error, 'EPERM')).toBe(false)
})

test('what is thrown without a code, or is no error, has none', () => {
  expect(hasCode(new Error('ENOENT'), 'ENOENT')).toBe(false)
  expect(hasCode({ code: 'ENOENT' }, 'ENOENT')).toBe(false)
  expect(hasCode(null, 'ENOENT')).toBe(false)
})
