import type { LabelHit } from '../labels/find-labels.ts'
import type { Segment } from '../rows/form-page.ts'
import type { Span } from '../rows/search-rows.ts'
import { onPage } from './distances.ts'

const numbering = /^(?:[\s\W]|(?<!\d)\d{1,2}(?!\d)){0,10}(?:[a-z]{1,2}[.)]?\s+)?(?:[a-z][.)]\s*)?$/i

/** Whether the label is at the start of its segment, apart from a number or letter of the form's. */
export function leadsSegment(hit: LabelHit<string>, segment: Segment, inRow: readonly LabelHit<string>[]): boolean {
  const before = hit.span.row.text.slice(segment.start, hit.span.start)
  if (numbering.test(before)) return true
  // 'Shipper/Exporter': one label of two wordings.
  return inRow.some(
    (other) =>
      other.span.start >= segment.start &&
      other.span.end <= hit.span.start &&
      numbering.test(hit.span.row.text.slice(segment.start, other.span.start)) &&
      /^\s?[/&,]?\s?$/.test(hit.span.row.text.slice(other.span.end, hit.span.start)),
  )
}

/** Whether the next word is a normal space away, not in another column. */
function isClose({ row, end, box }: Span): boolean {
  const next = row.words[row.starts.findIndex((start) => start >= end)]
  return next !== undefined && next.box[0] - box[2] < onPage.blank
}

/** A label with an answer of its own: 'SCAC: NVML', ', subscriber ID NDM55', 'Mara Lind Chart 08817', and 'paid 204.40' after another figure. */
export function introduces({ span }: LabelHit<string>, from: number): boolean {
  const { text } = span.row
  const behind = text.slice(span.end)
  if (/^\s?[:#=]/.test(behind) || span.text.endsWith('#')) return true
  const before = text.slice(from, span.start)
  if (/[,;·|]\s*$/.test(before)) return /^\.?\s+(?:\p{Lu}{1,4}\s)?(?=[\p{L}\d/-]*\d)/u.test(behind)
  const hasNumber = /\p{L} $/u.test(before) && /^\s\d{4,}(?![\d.,])/.test(behind)
  if (hasNumber && /^\p{Lu}/u.test(span.text) && isClose(span)) return true
  return /\d[.,]\d{2}\D*$/.test(before) && /^\s+[-–(]?\p{Sc}?\s?\d[\d.,]*[.,]\d{2}(?!\d)/u.test(behind)
}

/** 'Patient: Ida Holm Account: 771': behind one label with a colon, the word before the next colon is one, too, known or not. */
const nextInline = /(?<=[\p{L}\d.)]{2})\s+\p{Lu}\p{Ll}+(?:\s(?:no|nr|number|id|ref|date)\.?)?\s?:\s/u

function endAtColon({ span }: LabelHit<string>, end: number): number {
  const behind = span.row.text.slice(span.end, end)
  const value = /^\s*:\s*/.exec(behind)?.[0].length
  const next = value === undefined ? null : nextInline.exec(behind.slice(value))
  return value === undefined || next === null ? end : span.end + value + next.index
}

/** The segment's end, or the next label in it. */
export function endOfAnswer(hit: LabelHit<string>, segment: Segment, inRow: readonly LabelHit<string>[]): number {
  const next = inRow
    .filter(
      (other) => other.span.start >= hit.span.end && other.span.start < segment.end && introduces(other, hit.span.end),
    )
    .toSorted((a, b) => a.span.start - b.span.start)[0]
  return next?.span.start ?? endAtColon(hit, segment.end)
}

export const leads = (label: LabelHit<string>, segment: Segment): boolean =>
  label.span.row === segment.row &&
  label.span.start >= segment.start &&
  label.span.start < segment.end &&
  numbering.test(segment.row.text.slice(segment.start, label.span.start))

/** Whether the segment begins with one of the labels. */
export const isLabelled = (segment: Segment, hits: readonly LabelHit<string>[]): boolean =>
  hits.some((label) => leads(label, segment))

/** One word followed by others, as in a name: 'Group Insurance of America' in the cell of the insurance's name. */
export const isFirstWord = (label: LabelHit<string>, segment: Segment): boolean =>
  label.span.start === segment.start &&
  !label.span.text.includes(' ') &&
  /^ \p{L}[^:]*$/u.test(segment.row.text.slice(label.span.end, segment.end))

/** '11 Bruttogewicht': a box's number and its label. */
export const isNumbered = ({ text }: Segment): boolean => /^\d{1,2}[a-z]?[.)]?\s\p{Lu}\p{L}{2}/u.test(text)

export const endsWithColon = (text: string): boolean => /^\p{L}[\p{L} .#/']{1,30}\s?:/u.test(text)
