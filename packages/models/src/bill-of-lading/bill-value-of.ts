import { termsIn } from '@vitrine/engines/forms/bill-of-lading/freight-terms.ts'
import { withTrade } from '@vitrine/engines/forms/bill-of-lading/told-shipment.ts'
import vocabulary from '@vitrine/engines/forms/bill-of-lading/vocabulary.json' with { type: 'json' }
import { isMailHead } from '@vitrine/engines/forms/letters/mail-frame.ts'
import { companyBeforePlace } from '@vitrine/engines/forms/parties/company-before-place.ts'
import type { RoleAnswer } from '@vitrine/engines/forms/roles/answers/role-answer.ts'
import { weightUnitAfter } from '@vitrine/engines/forms/roles/answers/weight-unit-after.ts'
import { boxCopy, type Read } from '@vitrine/engines/forms/values/read.ts'

const counts = new RegExp(`^\\s(?:${vocabulary.packages.join('|')})(?!\\p{L})`, 'iu')

/** A net weight leaves out what the goods are packed in. */
const isNet = ({ spans }: RoleAnswer): boolean =>
  spans.some(({ row, start }) => /(?<!\p{L})net(?:t|to)?(?!\p{L})[^\d,;]*$/iu.test(row.text.slice(0, start)))

/** 'de Prata Lines' at a line's end, whose first word belongs to it: a name does not begin with a small letter. */
function wholeAtStart(name: string, rows: readonly { text: string }[]): string {
  const line = rows.find(({ text }) => text.endsWith(name))?.text
  return /^\p{Ll}/u.test(name) && line !== undefined && line.length < 2 * name.length && !line.includes(':')
    ? line
    : name
}

/** With what a party or a weight has besides. */
type Valued = Read<string | number> & { address?: string | null; unit?: 'kg' | 'lb' | null }

/** '14 Prescriptions d’affranchissement': the number of a form's box, and no count of what follows. */
const numbersBox = ({ spans }: RoleAnswer): boolean =>
  spans.some(
    ({ row, end, text }) =>
      /^\d{1,2}$/.test(text.trim()) &&
      /^\s\p{Lu}\p{Ll}/u.test(row.text.slice(end)) &&
      !counts.test(row.text.slice(end)),
  )

/** A field of a bill of lading from what the network found: parties have an address, a weight its unit, terms one of three names. */
export function billValueOf(name: string, answer: RoleAnswer): Valued | null | undefined {
  const { value, text, page, box, address } = answer
  const read = { value, text, page, box: boxCopy(box), confidence: answer.score }
  if (name === 'shipper' || name === 'consignee' || name === 'notify') {
    // 'Same as consignee' is an answer that rules read.
    if (/^same\b/i.test(String(value)) || answer.spans.some(({ row }) => isMailHead(row))) return null
    // In a sentence the place follows the name: 'from Fen Growers Ltd, Spalding, the shipper'.
    const own = companyBeforePlace(String(value))
    const whole = [...own.address, ...address]
    return { ...read, value: own.name, address: whole.length === 0 ? null : whole.join(', ') }
  }
  if (name === 'carrier') {
    const rows = answer.spans.map(({ row }) => row)
    return withTrade({ ...read, value: wholeAtStart(String(value), rows) }, rows)
  }
  // 'N. 402 del 06/11': the words beside the number lead to its day.
  if (name === 'bolNumber')
    return { ...read, value: String(value).replace(/^n[.°o]?\s+|\s+(?:del?|du|vom|van|of)$/giu, '') }
  if (name === 'weight') return isNet(answer) ? null : { ...read, unit: weightUnitAfter(answer) }
  if (name === 'pieces') return Number.isInteger(value) && !numbersBox(answer) ? read : null
  if (name !== 'freightTerms') return undefined
  const terms = termsIn(text)
  return terms === null ? null : { ...read, value: terms }
}
