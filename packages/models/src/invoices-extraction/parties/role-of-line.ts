import { at } from '@vitrine/basics/at.ts'
import type { Line } from '@vitrine/engines/documents/document.ts'
import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import { keyOf } from '@vitrine/engines/text/text-key.ts'

const wordings = readPatterns(new URL('./wordings/role-of-line.txt', import.meta.url), [
  'seller',
  'buyer',
  'contact',
  'guest',
  'other',
])

export type Role = 'seller' | 'buyer' | 'contact' | 'guest' | 'other'

/** Labels above or before an address that say whose it is; matched against `keyOf`. */
const roleLabels: readonly { role: Role; pattern: RegExp }[] = [
  {
    role: 'seller',
    pattern: wordings.seller,
  },
  {
    role: 'buyer',
    pattern: wordings.buyer,
  },
  {
    role: 'contact',
    pattern: wordings.contact,
  },
  {
    role: 'guest',
    pattern: wordings.guest,
  },
  {
    role: 'other',
    pattern: wordings.other,
  },
]

export interface RoleLabel {
  role: Role
  line: Line
}

/** The roles that the line gives to an address below or after it; empty where there are none. */
export function roleOf(line: Line): RoleLabel[] {
  // 'Buyer (Bill to)', 'Kunde (Rechnungsempfänger)': said twice.
  const key = keyOf(at(line.text.split(':'), 0).replace(/(?<=\S)\s*\([^()]*\)?\s*$/, ''))
  // Kerning may split the word: 'Ver käufer'.
  const keys = [key, key.replaceAll(' ', '')]
  const role =
    key.length < 60 ? roleLabels.find(({ pattern }) => keys.some((form) => pattern.test(form)))?.role : undefined
  return role === undefined ? [] : [{ role, line }]
}

/** Whether a line ends an address at the top: a role label or the document's title. */
export function isHeading(line: Line): boolean {
  const key = keyOf(line.text)
  return (
    roleOf(line).length > 0 ||
    /(?:rechnung|gutschrift)\b|\b(?:invoice|facture|receipt|credit note|avoir)\b/.test(key) ||
    /^(?:nummer|number|name|anschrift|address|adresse)$/.test(key)
  )
}
