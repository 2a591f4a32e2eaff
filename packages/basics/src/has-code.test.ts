import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { hasCode } from './has-code.ts'

test('a missing file is ENOENT and nothing else', async () => {
  const error = await readFile('/nowhere/at/all').catch((cause: unknown) => cause)
  expect(hasCode(error, 'ENOENT')).toBe(true)
  expect(hasCode(error, 'EPERM')).toBe(false)
})

test('what is thrown without a code, or is no error, has none', () => {
  expect(hasCode(new Error('ENOENT'), 'ENOENT')).toBe(false)
  expect(hasCode({ code: 'ENOENT' }, 'ENOENT')).toBe(false)
  expect(hasCode(null, 'ENOENT')).toBe(false)
})
