import { expect, test } from 'vitest'
import { testClock } from '../testing/processes/test-clock.ts'
import { createAddressSigner } from './sign-address.ts'

const secret = 'a secret of thirty-two characters'
const clock = testClock()
const signer = createAddressSigner(secret, clock)

function partsOf(address: string) {
  const url = new URL(address, 'http://localhost')
  const { expires = '', signature = '' } = Object.fromEntries(url.searchParams)
  return { key: url.pathname.split('/').at(-1) ?? '', expires, signature }
}

test('an address is good for its file, by its secret and for its time only', () => {
  const { key, expires, signature } = partsOf(signer.sign('0123.pdf', 60))
  expect(signer.secondsLeft(key, expires, signature)).toBe(60)
  expect(signer.secondsLeft('0124.pdf', expires, signature)).toBeNull()
  expect(signer.secondsLeft(key, String(Number(expires) + 1), signature)).toBeNull()
  expect(signer.secondsLeft(key, expires, `${signature}x`)).toBeNull()
  expect(signer.secondsLeft(key, expires, '')).toBeNull()
  expect(createAddressSigner('another secret', clock).secondsLeft(key, expires, signature)).toBeNull()
  clock.pass(60_000)
  expect(signer.secondsLeft(key, expires, signature)).toBeNull()
})
