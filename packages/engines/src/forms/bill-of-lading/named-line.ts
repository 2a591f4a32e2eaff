import type { ReadDocument } from '../../documents/document.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { keyOf } from '../../text/text-key.ts'
import { readOfLine } from '../answers/confidence.ts'
import type { Read } from '../values/read.ts'
import type { FoundInBill } from './fields.ts'
import { scores } from './weights.ts'

const { shippingLine } = readPatterns(new URL('./wordings/named-line.txt', import.meta.url), ['shippingLine'])

/** Whether a name is all that of a shipping line. */
export const namesLine = (name: string): boolean => shippingLine.test(name.trim())

/** Share of the first page's height. */
const headEnds = 0.35

/** The carrier by its trade, where it stands in small print below the title: the only shipping line at the head, and no party. */
export function namedLine({ pages }: ReadDocument, { shipper, consignee, notify }: FoundInBill): Read<string> | null {
  const parties = new Set(
    [shipper, consignee, notify].flatMap((found) => found.map(({ value }) => keyOf(String(value)))),
  )
  const lines = (pages[0]?.lines ?? []).filter(
    ({ text, box }) => box[1] < headEnds && shippingLine.test(text) && !parties.has(keyOf(text)),
  )
  const [first] = lines
  if (first === undefined || lines.some(({ text }) => keyOf(text) !== keyOf(first.text))) return null
  return readOfLine(first, scores.namedLine)
}
