import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { normalEmail } from './account.ts'

/**
 * Marks of browsers in which an account has signed in before: a signed cookie, which opens nothing. It only tells such a
 * device from a stranger's, so that strangers' guesses do not lock it out.
 */
export interface DeviceMarks {
  /** Name of the cookie of an account; it tells nothing of the e-mail. */
  name: (email: string) => string
  /** That name, and those by previous secrets. */
  names: (email: string) => string[]
  /** A mark for a device that has just signed in. */
  make: (email: string) => string
  /** The device's id, or null where the mark is none of ours or another account's. */
  read: (email: string, mark: string | undefined) => string | null
}

/** Marks of a previous secret are still known; each sign-in leaves one of the present secret. */
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
      const given = Buffer.from(mark)
      const isBy = (one: string) => {
        const expected = Buffer.from(markOf(email, id, one))
        return given.length === expected.length && timingSafeEqual(given, expected)
      }
      return [secret, ...previous].some(isBy) ? id : null
    },
  }
}
