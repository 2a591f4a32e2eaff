import { centreOf, heightOf, horizontalOverlap, middleOf } from '../layout/box.ts'
import type { FoundValue } from './found-value.ts'
import type { LabelHit } from './find-labels.ts'
import type { Span } from './search-rows.ts'

interface Surroundings<Name extends string> {
  labels: readonly LabelHit<Name>[]
  /** Values of the type looked for. */
  values: readonly FoundValue[]
}

/** A value may stand so many label heights below its label. */
const farthestBelow = 2.6

/** Sums may be tabled by tax rate, their total in the last row. */
const farthestSum = 6

/** How well a value stands to a label, 0…1: to the right on its row is best, then right below it; 0 where neither. */
export function relationOf<Name extends string>(
  label: LabelHit<Name>,
  value: FoundValue,
  surroundings: Surroundings<Name>,
): number {
  if (value.span.row === label.span.row) return toTheRight(label, value, surroundings)
  return Math.max(below(label, value, surroundings), onNextLine(label, value), beside(label, value, surroundings))
}

function toTheRight<Name extends string>(
  label: LabelHit<Name>,
  value: FoundValue,
  { labels, values }: Surroundings<Name>,
): number {
  const { row } = label.span
  if (value.span.start < label.span.end) return 0
  const between = labels.some(
    (other) =>
      other.span.row === row &&
      other.span.start >= label.span.end &&
      other.span.end <= value.span.start &&
      other.field !== label.field,
  )
  if (between) return 0
  const gap = value.span.box[0] - label.span.box[2]
  if (value.type === 'amount') {
    // Rates and bases stand between a sum's label and the sum: the last one in the row counts.
    const later = values.some(
      (other) => other.span.row === row && other.span.start > value.span.start && !ownedByOther(label, other, labels),
    )
    // 'VAT 19 %, freight: 3.00' names the freight.
    const named = /\d.*\p{L}{3,}\s?:/u.test(row.text.slice(label.span.end, value.span.start))
    return later || named ? 0.45 : 1
  }
  const earlier = values.some(
    (other) => other.span.row === row && other.span.start >= label.span.end && other.span.end <= value.span.start,
  )
  const words = row.text.slice(label.span.end, value.span.start).match(/\p{L}{2,}/gu)?.length ?? 0
  return Math.max(0, (earlier ? 0.5 : 1) - 0.09 * words - Math.max(0, gap - 0.3))
}

function ownedByOther<Name extends string>(
  label: LabelHit<Name>,
  value: FoundValue,
  labels: readonly LabelHit<Name>[],
): boolean {
  return labels.some(
    (other) =>
      other.span.row === value.span.row &&
      other.field !== label.field &&
      other.span.start >= label.span.end &&
      other.span.end <= value.span.start,
  )
}

function below<Name extends string>(
  label: LabelHit<Name>,
  value: FoundValue,
  { labels, values }: Surroundings<Name>,
): number {
  const [left, , right, bottom] = label.span.box
  const height = heightOf(label.span.box)
  const distance = (middleOf(value.span.box) - bottom) / height
  if (distance < 0 || distance > (value.type === 'amount' ? farthestSum : farthestBelow)) return 0
  if (!endsPhrase(label.span)) return 0
  // A label with a value of its own on its row does not look further down.
  if (
    values.some(
      (other) =>
        other.span.row === label.span.row && other.span.start >= label.span.end && !ownedByOther(label, other, labels),
    )
  )
    return 0
  const [valueLeft, , valueRight] = value.span.box
  const overlaps = valueLeft < right + 0.01 && valueRight > left - 0.01
  // In a form's cell the label stands small at the top left and the value at the right.
  const inCell = valueLeft >= right && valueLeft - right < 0.22
  if (!overlaps && !inCell) return 0
  const nearer = labels.some(
    (other) =>
      other !== label &&
      other.span.row.page === label.span.row.page &&
      other.span.box[3] > bottom + 0.2 * height &&
      other.span.box[1] < value.span.box[1] &&
      Math.abs(centreOf(other.span.box) - centreOf(value.span.box)) <=
        Math.abs(centreOf(label.span.box) - centreOf(value.span.box)) + 0.02,
  )
  if (nearer) return 0
  const aside = overlaps ? 0 : 0.1 + (valueLeft - right)
  if (value.type !== 'amount') return Math.max(0, 0.85 - 0.12 * distance - aside)
  const lower = values.some(
    (other) => isUnder(other.span, value.span) && other.span.box[1] - bottom < farthestSum * height,
  )
  return Math.max(0, (lower ? 0.55 : 0.8) - aside)
}

function isUnder(lower: Span, upper: Span): boolean {
  return (
    lower.row.page === upper.row.page && lower.box[1] > upper.box[3] && horizontalOverlap(lower.box, upper.box) > 0.3
  )
}

/** Nothing follows it closely: a word in the middle of a sentence heads no column. */
function endsPhrase({ row, box, end }: Span): boolean {
  const nextStart = row.starts.find((start) => start >= end)
  const next = nextStart === undefined ? undefined : row.words[row.starts.indexOf(nextStart)]
  return next === undefined || (next.box[0] - box[2]) * row.aspect > 0.8 * heightOf(box)
}

/** A sentence may break between its label and the value: 'Invoice … of' / '11 March'. */
function onNextLine<Name extends string>(label: LabelHit<Name>, value: FoundValue): number {
  const { row } = label.span
  const lastOnRow = row.text.slice(label.span.end).replace(/\W/g, '') === ''
  const next = value.span.row.index === row.index + 1 && value.span.start === 0
  const sameMargin = Math.abs(row.box[0] - value.span.box[0]) < 0.02
  return lastOnRow && next && sameMargin ? 0.7 : 0
}

/** In a table's cell the value may be set a little higher or lower than its label. */
function beside<Name extends string>(label: LabelHit<Name>, value: FoundValue, { values }: Surroundings<Name>): number {
  const offset = Math.abs(middleOf(value.span.box) - middleOf(label.span.box)) / heightOf(label.span.box)
  if (value.type !== 'amount' || offset > 1.2 || value.span.box[0] < label.span.box[2]) return 0
  return values.some((other) => other.span.row === label.span.row) ? 0 : 0.75 - 0.1 * offset
}
