import type { Party, Shipment } from '@vitrine/engines/edi/shipment.ts'
import { itemsOf } from '@vitrine/engines/edi/shipment.ts'

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

export const usDate = (date: string | null): string =>
  date === null ? '' : `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`

export const longDate = (date: string | null): string =>
  date === null ? '' : `${months[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}, ${date.slice(0, 4)}`

export const partyLines = ({ name, address, city, state, postalCode }: Party): string[] => [
  name ?? '',
  ...address,
  `${city}, ${state} ${postalCode}`,
]

/** A row of cells for each item; what the record does not have is blank. */
export const itemRows = (
  shipment: Shipment,
  fields: readonly ('line' | 'vendorPart' | 'description' | 'upc' | 'quantityOrdered' | 'quantity' | 'unit')[],
): string[][] => itemsOf(shipment).map((item) => fields.map((field) => String(item[field] ?? '')))

/** Labels with the values that the record has: slips leave out what they do not know. */
export const present = (pairs: readonly (readonly [label: string, value: string | null])[]): [string, string][] =>
  pairs.flatMap(([label, value]) => (value === null || value === '' ? [] : [[label, value] as [string, string]]))
