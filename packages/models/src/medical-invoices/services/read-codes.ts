import { type SearchRow, type Span, spanOf } from '@vitrine/engines/forms/rows/search-rows.ts'
import { markBefore, tickMarksOf } from '@vitrine/engines/forms/rows/tick-marks.ts'
import { matchesInCell, readOfSpans } from '@vitrine/engines/forms/tables/cells.ts'
import type { TableRow } from '@vitrine/engines/forms/tables/gather-items.ts'
import type { Read } from '@vitrine/engines/forms/values/read.ts'
import { keyOf } from '@vitrine/engines/text/text-key.ts'
import type { ServiceColumn } from './columns.ts'

/** ICD-10-CM: a letter, a digit, a digit or letter, and up to four characters after a point. */
const icd = /(?<![\p{L}\p{N}]|\d\.)[A-TV-Z]\d[0-9AB](?:\.[0-9A-Z]{1,4})?(?![\p{L}\p{N}]|\.\d)/gu
/** The same as recognition may read it: letters for digits ('RO7.9'), and '110' for the most common code, I10. */
const icdMisread = /(?<![\p{L}\p{N}]|\d\.)(?:[A-TV-Z][\dOIlS][\dABOIl](?:\.[0-9A-Z]{1,4})?|110)(?![\p{L}\p{N}]|\.\d)/gu
const figureOf: Record<string, string> = { O: '0', I: '1', l: '1', S: '5' }

/** CPT and HCPCS: five digits, four digits with F, T or U, or a letter with four digits. */
export const cpt = /(?<![\p{L}\p{N}.$-])(?:\d{5}|\d{4}[FTU]|[A-V]\d{4})(?![\p{N}.]|-\d{4}|\p{L}{2})/gu
const diagnosisLabel = /\b(?:diagnos[ie]s|diagnosen?|dx|icd|nature of illness)\b/
/** The codes are on the label's row or up to this many rows below. */
const rowsBelow = 5

/** 'R11 . 0' in a claim form's boxes. */
const parted = /(?<![\p{L}\p{N}])([A-TV-Z]\d[0-9AB])[.|]{0,2}\s[\s.|]{0,3}(\d{1,2})(?![\p{L}\p{N}.])/gu

interface Diagnosis {
  read: Read<string>
  /** Whether a box before it is ticked. */
  ticked: boolean
}

function codesIn(row: SearchRow, from: number, boxes: boolean): Diagnosis[] {
  const marks = tickMarksOf(row)
  const inBoxes = (boxes ? [...row.text.matchAll(parted)] : []).map((match) => ({
    read: {
      ...readOfSpans([spanOf(row, match.index, match.index + match[0].length)]),
      value: `${match[1]}.${match[2]}`,
    },
    ticked: false,
    index: match.index,
  }))
  const whole = [...row.text.matchAll(row.recognised ? icdMisread : icd)].flatMap((match) => {
    if (match.index < from || inBoxes.some(({ index }) => index === match.index)) return []
    const span = spanOf(row, match.index, match.index + match[0].length)
    const value = match[0] === '110' ? 'I10' : match[0].replace(/(?<=^.{1,2})[OIlS]/g, (sign) => figureOf[sign] ?? sign)
    return [{ read: { ...readOfSpans([span]), value }, ticked: markBefore(row, match.index, marks)?.ticked === true }]
  })
  return [...inBoxes, ...whole]
}

/** Diagnosis codes beside and below their label and in the list's own column. */
export function readIcdCodes(rows: readonly SearchRow[], items: readonly TableRow<ServiceColumn>[]): Read<string>[] {
  const found: Diagnosis[] = []
  const taken = new Set(items.map(({ row }) => row))
  for (const row of rows) {
    const at = row.text.search(/\b(?:diagnos[ie]s|diagnosen?|dx|icd)\b/i)
    if (!diagnosisLabel.test(keyOf(row.text)) || at < 0) continue
    // Claim forms separate a code's digits after the point from those before.
    const boxes = /nature of illness/.test(keyOf(row.text))
    found.push(...codesIn(row, at, boxes))
    for (const next of rows.slice(row.index + 1, row.index + 1 + rowsBelow)) {
      if (next.page !== row.page || taken.has(next)) break
      const below = codesIn(next, 0, boxes)
      // A row without a code ends the list, except the one directly below the label.
      if (below.length === 0 && next.index > row.index + 1) break
      found.push(...below)
    }
  }
  const made = found.filter(({ ticked }) => ticked)
  const stated = made.length > 0 ? made : found
  return [...stated.map(({ read }) => read), ...items.flatMap(({ cells }) => matchesInCell(cells.diagnosis, icd))]
}

/** Numbers of a fee schedule such as GOÄ: '1', '651', 'A36', '2006a'. */
const feeNumber = /^[A-Z]?\d{1,4}[a-z]{0,2}$/g

const isFeeNumber = ({ text }: Span): boolean => text.search(feeNumber) === 0

/** Whether the codes' column contains numbers of a fee schedule rather than US procedure codes. */
export function numbersItsFees(items: readonly TableRow<ServiceColumn>[]): boolean {
  const codes = items.flatMap(({ cells }) => cells.code ?? [])
  const fees = codes.filter(isFeeNumber).length
  return fees * 2 > codes.length && codes.every(({ text }) => text.search(cpt) < 0)
}

/**
 * A service's code in its own column, else at the start or the end of its description. `ownNumbers`: the column contains
 * numbers of a fee schedule.
 */
export function codeOfService({ cells }: TableRow<ServiceColumn>, ownNumbers: boolean): Read<string> | null {
  if (ownNumbers) return matchesInCell(cells.code, feeNumber)[0] ?? null
  const [own] = matchesInCell(cells.code, cpt)
  if (own !== undefined) return own
  return matchesInCell(cells.description, cpt)[0] ?? null
}
