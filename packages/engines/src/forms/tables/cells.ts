import { mean } from '@vitrine/basics/statistics.ts'
import { boxAround } from '../../documents/layout/box.ts'
import { confidenceOf } from '../answers/confidence.ts'
import { answerOfSpan, type FormAnswer } from '../answers/form-answer.ts'
import type { Locale } from '../answers/parse-answer.ts'
import { type Span, spanOf } from '../rows/search-rows.ts'
import { amountsIn } from '../values/amounts.ts'
import { datesOf } from '../values/dates.ts'
import { boxCopy, type Read } from '../values/read.ts'

/** Score of a cell under its heading: the heading was found, so the place is certain. */
const cellScore = 0.88

export function readOfSpans(spans: readonly Span[], score = cellScore): Omit<Read<never>, 'value'> {
  const legibility = mean(spans.map((span) => span.confidence))
  return {
    text: spans.map((span) => span.text).join('\n'),
    page: spans[0]?.row.page ?? 1,
    box: boxCopy(boxAround(spans.map((span) => span.box))),
    confidence: confidenceOf(score, { legibility }),
  }
}

export function textOfCell(spans: readonly Span[] | undefined, score = cellScore): Read<string> | null {
  if (spans === undefined || spans.length === 0) return null
  const read = readOfSpans(spans, score)
  // Two columns under one heading are separated by a slash: '133300 / 70'.
  const value = read.text.replaceAll('\n', ' ').replace(/^[\s/|,;:]+|[\s/|,;:]+$/g, '')
  return value === '' ? null : { ...read, value }
}

export function numberOfCell(spans: readonly Span[] | undefined, { decimal }: Locale): Read<number> | null {
  for (const span of spans ?? []) {
    const amount = amountsIn(span, decimal).find((found) => !found.percent)
    if (amount !== undefined) return { ...readOfSpans([amount.span]), value: amount.value }
    // '1200KG' and '12PLT': the number runs into its unit.
    const value = Number((/^\D{0,2}(\d[\d.,]*)(?=\p{L})/u.exec(span.text)?.[1] ?? '').replaceAll(',', ''))
    if (Number.isFinite(value) && value !== 0) return { ...readOfSpans([span]), value }
  }
  return null
}

/** The sum in a cell: the last one, as a column without a known heading may come before it. */
export function moneyOfCell(spans: readonly Span[] | undefined, locale: Locale): Read<number> | null {
  const [first] = spans ?? []
  const inRow = (spans ?? []).filter(({ row }) => row === first?.row)
  const last = inRow.flatMap((span) => amountsIn(span, locale.decimal)).findLast(({ money }) => money)
  return last === undefined ? numberOfCell(spans, locale) : { ...readOfSpans([last.span]), value: last.value }
}

/** Rows with money in a column, where any has: figures without decimals between them are not sums. */
export function rowsWithMoney<Row>(
  rows: readonly Row[],
  cellOf: (row: Row) => readonly Span[] | undefined,
  { decimal }: Locale,
): readonly Row[] {
  const withMoney = rows.filter((row) =>
    (cellOf(row) ?? []).some((span) => amountsIn(span, decimal).some(({ money }) => money)),
  )
  return withMoney.length > 0 ? withMoney : rows
}

export function dateOfCell(spans: readonly Span[] | undefined, { dateOrder }: Locale): Read<string> | null {
  for (const span of spans ?? []) {
    const date = datesOf(span.row, dateOrder).find(
      (found) => found.span.start >= span.start - 1 && found.span.start < span.end,
    )
    if (date !== undefined) return { ...readOfSpans([date.span]), value: date.value }
  }
  return null
}

/** All matches in a cell, each with its own place. */
export function matchesInCell(spans: readonly Span[] | undefined, pattern: RegExp): Read<string>[] {
  return (spans ?? []).flatMap((span) =>
    [...span.text.matchAll(pattern)].map((match) => {
      const found = spanOf(span.row, span.start + match.index, span.start + match.index + match[0].length)
      return { ...readOfSpans([found]), value: match[0] }
    }),
  )
}

/** A sum in a list's last row, as a candidate beside labelled ones. */
export function answerOfCell(spans: readonly Span[] | undefined, locale: Locale): FormAnswer[] {
  const amount = (spans ?? []).flatMap((span) => amountsIn(span, locale.decimal)).find((found) => found.money)
  return amount === undefined ? [] : [answerOfSpan(amount.value, amount.span, cellScore)]
}

/** Several values of one kind as a list, with the place around those on the first one's page. */
export function listOf(parts: readonly Read<string>[]): Read<string[]> | null {
  const distinct = parts.filter((part, index) => parts.findIndex((other) => other.value === part.value) === index)
  const [first] = distinct
  if (first === undefined) return null
  return {
    value: distinct.map((part) => part.value),
    text: distinct.map((part) => part.text).join(', '),
    page: first.page,
    box: boxCopy(boxAround(distinct.filter((part) => part.page === first.page).map((part) => part.box))),
    confidence: Math.min(...distinct.map((part) => part.confidence)),
  }
}
