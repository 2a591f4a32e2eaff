import { expect, test } from 'vitest'
import { isLoopback, isPublicAddress } from './public-address.ts'

test.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001:80b::200e'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  'localhost',
  '',
])('%j is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test('this very machine', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1'].map(isLoopback)).toEqual([true, true, true])
  expect(['10.0.0.1', '::2'].map(isLoopback)).toEqual([false, false])
})
