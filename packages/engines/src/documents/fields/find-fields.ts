import { amountsOf, type DecimalMark } from './amounts.ts'
import { type DateOrder, datesOf } from './dates.ts'
import type { Candidate, DecoyLabels, FieldDescription } from './field-description.ts'
import { heightOf } from '../layout/box.ts'
import { findLabels, type LabelHit } from './find-labels.ts'
import type { FoundValue } from './found-value.ts'
import { relationOf } from './label-relation.ts'
import { type SearchRow, type Span, spanOf } from './search-rows.ts'

export interface FieldContext {
  rows: readonly SearchRow[]
  decimal: DecimalMark
  dateOrder: DateOrder
}

/** A word with a digit in it that is neither date nor money: an identifier. */
const code = /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}/._-]*\d)[\p{L}\p{N}](?:[\p{L}\p{N}/._-]*[\p{L}\p{N}])?(?![\p{L}\p{N}%])/gu

/**
 * Looks for described fields by their labels: every value of the right type that stands to the right of a label
 * or below it is a candidate, scored by the label's wording, by the distance and by where it stands.
 * Answers the candidates of each field, best first.
 */
export function findFields<Name extends string>(
  context: FieldContext,
  fields: readonly FieldDescription<Name>[],
  decoys: DecoyLabels,
): Record<Name, Candidate[]> {
  const values = context.rows.flatMap((row) => valuesOf(row, context))
  const labels = leadingLabels(findLabels(context.rows, fields, decoys), fields, values)
  const entries = fields.map((field) => [field.name, candidatesOf(field, labels, values, context.rows)] as const)
  return Object.fromEntries(entries) as Record<Name, Candidate[]>
}

/** All dates, amounts and codes of a row; what is a date is no code, what is money is neither. */
export function valuesOf(row: SearchRow, { decimal, dateOrder }: FieldContext): FoundValue[] {
  const dates = datesOf(row, dateOrder).map(({ value, span }): FoundValue => ({ type: 'date', value, span }))
  const isDate = (span: Span): boolean => dates.some((date) => span.start < date.span.end && date.span.start < span.end)
  const money = amountsOf(row, decimal)
    .filter((amount) => amount.money && !isDate(amount.span))
    .map(({ value, span }): FoundValue => ({ type: 'amount', value, span }))
  const codes = [...row.text.matchAll(code)].flatMap((match): FoundValue[] => {
    const span = spanOf(row, match.index, match.index + match[0].length)
    const overlaps =
      isDate(span) || money.some((amount) => amount.span.start < span.end && span.start < amount.span.end)
    return overlaps ? [] : [{ type: 'code', value: match[0], span }]
  })
  return [...dates, ...money, ...codes]
}

/**
 * In 'Total net (excl. VAT) 100.00' the first words name the sum: a sum's label that follows another on its row
 * with no amount between says more of that one.
 */
function leadingLabels<Name extends string>(
  labels: readonly LabelHit<Name>[],
  fields: readonly FieldDescription<Name>[],
  values: readonly FoundValue[],
): LabelHit<Name>[] {
  const isSum = (hit: LabelHit<Name>): boolean =>
    fields.some((field) => field.name === hit.field && field.type === 'amount')
  const amounts = values.filter((value) => value.type === 'amount')
  return labels.filter((hit) => {
    const headsColumn = !amounts.some((value) => value.span.row === hit.span.row && value.span.start >= hit.span.end)
    if (!isSum(hit) || headsColumn) return true
    return !labels.some((earlier) => {
      return (
        earlier.span.row === hit.span.row &&
        earlier.span.end <= hit.span.start &&
        inOnePhrase(earlier.span, hit.span) &&
        (earlier.field === null || isSum(earlier)) &&
        earlier.field !== hit.field &&
        !amounts.some(
          (value) =>
            value.span.row === hit.span.row && value.span.start >= earlier.span.end && value.span.end <= hit.span.start,
        )
      )
    })
  })
}

/** No gap as wide as between columns separates them. */
function inOnePhrase(first: Span, second: Span): boolean {
  const { words, starts, aspect } = first.row
  return words.every((word, index) => {
    const start = starts[index] ?? 0
    const before = words[index - 1]
    if (before === undefined || start < first.end || start > second.start) return true
    return (word.box[0] - before.box[2]) * aspect < heightOf(word.box)
  })
}

function candidatesOf<Name extends string>(
  field: FieldDescription<Name>,
  labels: readonly LabelHit<Name>[],
  values: readonly FoundValue[],
  rows: readonly SearchRow[],
): Candidate[] {
  const best = new Map<FoundValue, number>()
  const ofType = values.filter(
    ({ type, value, span }) => type === field.type && (field.accepts?.(value, span.text) ?? true),
  )
  for (const hit of labels) {
    if (hit.field !== field.name) continue
    for (const value of ofType) {
      if (value.span.row.page !== hit.span.row.page) continue
      const relation = relationOf(hit, value, { labels, values: ofType })
      if (relation === 0) continue
      const { box, row } = value.span
      const standing = field.standing?.({ box, page: row.page, depth: row.index / rows.length }) ?? 1
      const score = hit.weight * relation * standing
      if (score > (best.get(value) ?? 0)) best.set(value, score)
    }
  }
  return [...best.entries()]
    .map(([{ value, span }, score]) => candidateOf(value, span, score))
    .toSorted((a, b) => b.score - a.score)
}

export function candidateOf(value: string | number, span: Span, score: number): Candidate {
  return { value, text: span.text, page: span.row.page, box: span.box, score, legibility: span.confidence }
}
