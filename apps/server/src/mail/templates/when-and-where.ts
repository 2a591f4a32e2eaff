import { deviceWords } from '@vitrine/contracts/accounts/device-words.ts'

/** 'Monday, 3 March 2025 at 14:05 UTC'. */
export const momentWords = (iso: string): string =>
  `${new Date(iso).toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })} UTC`

interface Doing {
  /** ISO time. */
  at: string
  address: string | null
  userAgent: string | null
}

/** As far as it is known. */
export const whenAndWhere = ({ at, address, userAgent }: Doing): (readonly [label: string, value: string])[] => [
  ['When', momentWords(at)],
  ...(address === null ? [] : [['From', address] as const]),
  ...(userAgent === null ? [] : [['Device', deviceWords(userAgent)] as const]),
]
