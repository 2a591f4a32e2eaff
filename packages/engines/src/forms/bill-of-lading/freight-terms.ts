import { type SearchRow, type Span, spanOf } from '../rows/search-rows.ts'
import type { FreightTerms } from './bill-of-lading.ts'

const wordings: readonly (readonly [FreightTerms, RegExp])[] = [
  [
    'prepaid',
    /\bpre-?paid\b|\bppd\b|\bport pay[eé]\b|\bcarriage paid\b|(?<!\bnon )\bporto franco\b|\bfranco domicile\b|\bfrei\b(?=\s*\/)/i,
  ],
  [
    'collect',
    // In a fax 'collect' loses strokes; unread, it would make a term beside it look like the only one.
    /\bc[o0][l1i|]{1,2}[ec3][ce][tl1]\b|\bpayable at destination\b|\bport d[uû]\b|\bcarriage forward\b|\bunfrei\b|\bporto assegnato\b|\bunfrank(?:o|iert)\b/i,
  ],
  ['third party', /\b(?:3rd|third)[\s-]party\b/i],
]
const mark = String.raw`(?:\[\s?[xX✓]\s?\]|\([xX]\)|[☒☑✓✔]|(?<![\p{L}\p{N}])[xX](?![\p{L}\p{N}]))`

/** The one term that a text names; null where it names none or several. */
export function termsIn(text: string): FreightTerms | null {
  const named = wordings.filter(([, pattern]) => pattern.test(text))
  return named.length === 1 ? (named[0]?.[0] ?? null) : null
}

const emptyBox = /^\s*(?:\[\s*\]|\(\s*\)|[☐□])/u

const namedIn = (row: SearchRow) =>
  wordings.flatMap(([value, pattern]) => {
    const match = pattern.exec(row.text)
    return match === null ? [] : [{ value, start: match.index, end: match.index + match[0].length }]
  })

/** Whether a row offers terms to be ticked: then naming one is not an answer. */
export const offersTerms = (row: SearchRow): boolean =>
  namedIn(row).length > 1 && /\[\s*\]|\(\s*\)|[☐□]/u.test(row.text)

/** The ticked one of several terms on a row, with the mark before or after it; the last one's mark may be on the next row. */
export function tickedTerms(row: SearchRow, next?: SearchRow): { value: FreightTerms; span: Span } | null {
  const named = namedIn(row)
  if (named.length < 2) return null
  const marks = [...row.text.matchAll(new RegExp(mark, 'gu'))]
  const [only] = marks
  if (only === undefined) {
    const [open, ...others] = named.filter(({ end }) => !emptyBox.test(row.text.slice(end)))
    const marked = next !== undefined && new RegExp(mark, 'u').test(next.text)
    return open === undefined || others.length > 0 || !marked || !offersTerms(row)
      ? null
      : { value: open.value, span: spanOf(row, open.start, open.end) }
  }
  if (marks.length > 1) return null
  const first = Math.min(...named.map(({ start }) => start))
  // All marks come before or all after their words: before, where one precedes the first word.
  const ahead =
    only.index < first || /(?:\[\s*\]|\(\s*\)|[☐□_]+)\s*$/u.test(row.text.slice(Math.max(0, first - 6), first))
  const after = named.filter(({ start }) => start >= only.index).toSorted((a, b) => a.start - b.start)[0]
  const before = named.filter(({ end }) => end <= only.index).toSorted((a, b) => b.end - a.end)[0]
  const chosen = ahead ? (after ?? before) : (before ?? after)
  return chosen === undefined ? null : { value: chosen.value, span: spanOf(row, chosen.start, chosen.end) }
}
