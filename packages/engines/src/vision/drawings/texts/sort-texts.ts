import type { ReadText } from './read-texts.ts'

export type TextKind = 'line_number' | 'tag' | 'dimension' | 'elevation' | 'other'

/** 5"-YX-0856, 2½"-P-1001-A1, 912M07-1000-BR-007-01, DD-11624-UB-1 */
const lineNumber =
  /^(?:\d{1,2}(?:[ -]\d\/\d)?"\s?-\s?[A-Z]{1,4}\s?-?\s?\d{2,6}.*|[A-Z\d]{2,8}-\d{3,6}-[A-Z]{1,3}(?:-\d{1,4}){1,3}"?)$/
/** QR-03776, ERV-8-20, PT-101A */
const tag = /^[A-Z]{1,4}\s?-\s?\d{1,6}(?:-\d{1,4})?[A-Z]?$/
/** EL +39300, E 467850, N 640347 */
const elevation = /^(?:(?:F\.?G\.?L\.?\s?)?EL\.?\s?[+-]?\s?\d|[ENSW]\s?\d{4,})/
/** 2249, 13.5, 14", 7"x1", 9 5/8"(245), 3"NS */
const dimension =
  /^(?:\d{2,5}(?:[.,]\d{1,3})?(?:\s?mm)?|\d{1,2}(?:\s\d{1,2}\/\d{1,2})?"(?:\s?[xX]\s?\d{1,2}")?(?:\s?NS)?(?:\s?\(\d{2,4}\))?|\d{1,3}'-?\d{0,2}"?)$/

/** What a text on a drawing is, by how it is written. */
export function kindOfText(text: string): TextKind {
  const plain = text.replaceAll(/[“”″]/g, '"').replaceAll('—', '-').trim()
  if (lineNumber.test(plain)) return 'line_number'
  if (elevation.test(plain)) return 'elevation'
  if (tag.test(plain)) return 'tag'
  if (dimension.test(plain)) return 'dimension'
  return 'other'
}

export interface SortedText extends ReadText {
  kind: TextKind
}

export const sortTexts = (texts: readonly ReadText[]): SortedText[] =>
  texts.map((each) => ({ ...each, kind: kindOfText(each.text) }))
