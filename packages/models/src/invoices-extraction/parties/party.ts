import type { Line } from '@vitrine/engines/documents/document.ts'
import { isNoPostal, isPlace } from '@vitrine/engines/forms/parties/head-name.ts'

export interface Party {
  name: readonly Line[]
  /** Replaces the lines' text where the name is only part of it. */
  text?: string
  address: readonly Line[]
  /** The address lines where they differ from the text as read. */
  addressText?: readonly string[]
  score: number
}

/** A line of an address without a label of its own. */
export const isAddressLine = ({ text }: Line): boolean => isPlace(text) && !text.includes(':') && !isNoPostal(text)

/** 'Canal Yard, Skipton BD23 1RT · VAT reg GB 412 7788 19' */
export const addressOf = (address: readonly Line[]): Pick<Party, 'address' | 'addressText'> => ({
  address,
  addressText: address.map(({ text }) => text.split(/\s[·•|]\s/)[0] ?? text),
})
