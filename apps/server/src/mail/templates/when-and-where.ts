import { knownDevice } from '@vitrine/contracts/accounts/device-words.ts'

/** 'Monday, 3 March 2025 at 14:05 UTC'. */
export const momentWords = (iso: string): string =>
  `${new Date(iso).toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })} UTC`

interface Doing {
  /** ISO time. */
  at: string
  address: string | null
  userAgent: string | null
}

/**
 * The time and, as far as it is known, the device in our own words: otherwise anybody with a password could put a
 * sentence, and a link, into a mail in our name.
 */
export const whenAndWhere = ({ at, address, userAgent }: Doing): (readonly [label: string, value: string])[] => [
  ['When', momentWords(at)],
  ...(address === null ? [] : [['From', address] as const]),
  ...(userAgent === null ? [] : [['Device', knownDevice(userAgent) ?? 'Not known to us'] as const]),
]
