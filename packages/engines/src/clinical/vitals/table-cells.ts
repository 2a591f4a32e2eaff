import { readPatterns } from '../../text/read-patterns.ts'
import { type MeasuredValue, readMeasured } from './measured-value.ts'
import type { VitalKind } from './vital-kinds.ts'

export const { date } = readPatterns(new URL('./wordings/vitals-table.txt', import.meta.url), ['date'])

/** The vital sign of a column or row of a table. */
export interface Cells {
  kind: VitalKind
  /** As given in the heading: '(°F)'. */
  unit: string | null
}

const unitInHeading = /[([]?\s*(°?\s?[CF]|kgs?|lbs?|cm|in(?:ches)?|mmol\/l|mg\/dl)\s*[)\]]?/iu
export const valueCell = /\d{1,3}\s?\/\s?\d{1,3}|\d{1,4}(?:[.,]\d{1,2})?|[–—-]{1,2}|n\/a/giu
export const previousColumn =
  /\b(?:previous|prior|last|baseline|earlier|pre(?!-?op\p{L}*\s\p{L}{4})|start|birth)\b|\bbefore\b(?! (?:discharge|leaving|transfer|going|home))/iu

/** The unit after a vital sign's name. */
export const unitIn = (text: string): string | null => unitInHeading.exec(text)?.[1]?.replace(/°|\s/g, '') ?? null

/** The reading in a cell; null where it is not a reading of that vital sign. */
export function measuredIn({ kind, unit }: Cells, cell: string, withUnit: string): MeasuredValue | null {
  // In a column 'Pain' the scale is understood.
  if (kind.name === 'pain' && /^\d{1,2}$/.test(cell)) return readMeasured('pain', `${cell}/10`)
  return readMeasured(kind.name, /^\S+\s?(?:kg|lb|°|%|cm|mg|mmol)/iu.test(withUnit) ? withUnit : cell, unit)
}

/** '132/84' and '2/10' look like dates but are not. */
export const isReading = (text: string): boolean =>
  /^\d{2,3}\/\d{2,3}$/.test(text) ? Number(text.split('/')[0]) > 31 || text.endsWith('/10') : /^\d\/10$/.test(text)

export const datesIn = (text: string): string | null =>
  [...text.matchAll(date)].find((match) => !isReading(match[0]))?.[0] ?? null
