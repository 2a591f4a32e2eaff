import { expect, test } from 'vitest'
import { createAddressSigner } from './sign-address.ts'

const signer = createAddressSigner('a secret of thirty-two characters')
const now = Date.UTC(2026, 0, 1)
const partsOf = (address: string) => {
  const url = new URL(address, 'http://localhost')
  const { expires = '', signature = '' } = Object.fromEntries(url.searchParams)
  return { key: url.pathname.split('/').at(-1) ?? '', expires, signature }
}

test('an address is good until its time, for its file and its secret only', () => {
  const { key, expires, signature } = partsOf(signer.sign('0123.pdf', now + 60_000))
  expect(signer.verify(key, expires, signature, now)).toBe(true)
  expect(signer.verify(key, expires, signature, now + 60_000)).toBe(false)
  expect(signer.verify('0124.pdf', expires, signature, now)).toBe(false)
  expect(signer.verify(key, String(Number(expires) + 1), signature, now)).toBe(false)
  expect(signer.verify(key, expires, `${signature}x`, now)).toBe(false)
  expect(signer.verify(key, expires, '', now)).toBe(false)
  expect(createAddressSigner('another').verify(key, expires, signature, now)).toBe(false)
})
