import { createHmac, randomBytes } from 'node:crypto'
import { isSignedByAny } from '../../secrets/is-signed-by-any.ts'
import { normalEmail } from '../account.ts'

/**
 * Device marks: a signed cookie in browsers that have signed in to an account before. It grants no access. It only
 * tells known devices from strangers', so that strangers' guesses do not lock out the owner.
 */
export interface DeviceMarks {
  /** The name of an account's cookie; it does not reveal the e-mail. */
  name: (email: string) => string
  /** That name, and those made with previous secrets. */
  names: (email: string) => string[]
  /** A mark for a device that has just signed in. */
  make: (email: string) => string
  /** The device's id, or null where the mark is invalid or another account's. */
  read: (email: string, mark: string | undefined) => string | null
}

/** Marks signed with a previous secret are still accepted; each sign-in sets one signed with the current secret. */
export function createDeviceMarks(secret: string, previous: readonly string[] = []): DeviceMarks {
  const sign = (words: string, by = secret): string => createHmac('sha256', by).update(words).digest('base64url')
  const markOf = (email: string, id: string, by = secret) => `${id}.${sign(`device\n${normalEmail(email)}\n${id}`, by)}`
  const nameOf = (email: string, by = secret) =>
    `vitrine_device_${sign(`device name\n${normalEmail(email)}`, by).slice(0, 16)}`
  return {
    name: (email) => nameOf(email),
    names: (email) => [secret, ...previous].map((one) => nameOf(email, one)),
    make: (email) => markOf(email, randomBytes(12).toString('base64url')),
    read: (email, mark = '') => {
      const [id = ''] = mark.split('.')
      return isSignedByAny(mark, [secret, ...previous], (one) => markOf(email, id, one)) ? id : null
    },
  }
}
