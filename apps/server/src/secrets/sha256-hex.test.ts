import { expect, test } from 'vitest'
import { sha256Hex } from './sha256-hex.ts'

// The examples of FIPS 180-2, appendix B.
test('a text and its bytes have one hash', () => {
  const hash = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  expect(sha256Hex('abc')).toBe(hash)
  expect(sha256Hex(new TextEncoder().encode('abc'))).toBe(hash)
  expect(sha256Hex('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  )
})
