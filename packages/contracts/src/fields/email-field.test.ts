import { expect, test } from 'vitest'
import { emailField } from './email-field.ts'

const faults = (address: string) => emailField.safeParse(address).error?.issues.map(({ message }) => message)

/** A host of that many characters, an odd number. */
const host = (length: number) => `${'h.'.repeat((length - 3) / 2)}com`

test('an address is taken up to the lengths that mail servers take', () => {
  const local = 'l'.repeat(64)
  expect(emailField.parse(` ${local}@example.com `)).toBe(`${local}@example.com`)
  const longest = `${local}@${host(189)}`
  expect(longest).toHaveLength(254)
  expect(emailField.parse(longest)).toBe(longest)
})

test.each([300, 65])('%s letters before the @ are refused in words', (length) => {
  const words = `An e-mail address has ${length > 254 ? 254 : 64} characters at most`
  expect(faults(`${'l'.repeat(length)}@example.com`)).toEqual([expect.stringContaining(words)])
})

test('so is an address that is longer as a whole', () => {
  expect(faults(`l@${host(253)}`)).toEqual(['An e-mail address has 254 characters at most'])
})

test.each(['ada@', 'ada', '@example.com', 'ada@example', 'ada@@example.com', 'ada love@example.com', ''])(
  '%j is none',
  (address) => {
    expect(faults(address)).toEqual(['Invalid email'])
  },
)
