import { at } from '@vitrine/basics/at.ts'
import { quantile } from '@vitrine/basics/statistics.ts'
import type { ReadDocument } from '../../documents/document.ts'
import { heightOf } from '../../documents/layout/box.ts'
import { typeHeight } from '../../documents/layout/lines.ts'
import { noRulings, type Rulings } from '../../documents/layout/rulings.ts'
import type { LabelHit } from '../labels/find-labels.ts'
import { type SearchRow, type Span, searchRowsOf, spanOf } from './search-rows.ts'
import { withoutStems } from './without-stems.ts'
import { withoutUnderlines } from './without-underlines.ts'

/** Words of a row with no wide gap and no printed line between them. */
export type Segment = Span

/** A document prepared for reading forms: rows split into segments, and the printed lines of each page. */
export interface FormDocument {
  rows: readonly SearchRow[]
  segments: ReadonlyMap<SearchRow, readonly Segment[]>
  rulings: (page: number) => Rulings
}

/** A printed line this near to something touches it, as a fraction of the page's width or height. */
const touch = 0.004

/** A gap wider than this many line heights separates columns rather than words. */
const columnGap = 1.5

function segmentsOf(row: SearchRow, { vertical }: Rulings): Segment[] {
  const segments: Segment[] = []
  let from = 0
  for (let index = 1; index <= row.words.length; index += 1) {
    const word = row.words[index]
    const before = row.words[index - 1]
    if (before === undefined) break
    const apart =
      word === undefined ||
      (word.box[0] - before.box[2]) * row.aspect > columnGap * typeHeight(before, word) ||
      vertical.some(
        (line) =>
          line.x > before.box[2] - touch &&
          line.x < word.box[0] + touch &&
          line.x > before.box[0] &&
          line.x < word.box[2] &&
          line.y0 < word.box[3] &&
          line.y1 > word.box[1],
      )
    if (!apart) continue
    segments.push(spanOf(row, at(row.starts, from), at(row.starts, index - 1) + before.text.length))
    from = index
  }
  return segments
}

export function formDocumentOf(document: ReadDocument): FormDocument {
  const rows = searchRowsOf(document)
  const lines = new Map(
    document.pages.map(({ number, rulings = noRulings, words }) => [number, withoutStems(rulings, words)]),
  )
  const drawn = (page: number): Rulings => lines.get(page) ?? noRulings
  const segments = new Map(rows.map((row) => [row, segmentsOf(row, drawn(row.page))]))
  const byPage = Map.groupBy(segments.values().toArray().flat(), ({ row }) => row.page)
  const cells = new Map([...byPage].map(([page, words]) => [page, withoutUnderlines(drawn(page), words)]))
  return { rows, segments, rulings: (page) => cells.get(page) ?? noRulings }
}

/** The segment that contains a label. */
export function segmentOf(hit: LabelHit<string>, { segments }: FormDocument): Segment {
  const inRow = segments.get(hit.span.row) ?? []
  return inRow.find((segment) => segment.start <= hit.span.start && segment.end >= hit.span.start) ?? hit.span
}

const widerThanBlank = 0.55

/** A gap up to this many times another of its row is the same kind of space. */
const sameBlank = 1.3

function followsGap(row: SearchRow, start: number): boolean {
  const index = row.starts.indexOf(start)
  const word = row.words[index]
  const before = row.words[index - 1]
  if (word === undefined || before === undefined) return false
  const gap = word.box[0] - before.box[2]
  const blanks = row.words.flatMap((other, place) => {
    const left = row.words[place - 1]
    return left === undefined || place === index ? [] : [other.box[0] - left.box[2]]
  })
  // In a typeface with wide spaces all gaps are wide: 'Insurance Co: Hill Insurance Group' has no separating one.
  const blank = Math.min(...blanks.filter((other) => other > 0))
  return gap * row.aspect > widerThanBlank * heightOf(word.box) && !(gap < sameBlank * blank)
}

/** Labels of narrow columns may follow each other closely: they are split before a label at a gap wider than between words. */
export function partedAtLabels(form: FormDocument, hits: readonly LabelHit<string>[]): FormDocument {
  const segments = new Map(form.segments)
  for (const [row, inRow] of Map.groupBy(hits, (hit) => hit.span.row)) {
    const starts = inRow
      .map((hit) => hit.span.start)
      .filter((start) => inRow.some((hit) => hit.span.end < start) && followsGap(row, start))
    segments.set(
      row,
      (segments.get(row) ?? []).flatMap((segment) => {
        const cuts = starts.filter((start) => start > segment.start && start < segment.end).toSorted((a, b) => a - b)
        return [segment.start, ...cuts].map((start, index) => spanOf(row, start, (cuts[index] ?? segment.end + 1) - 1))
      }),
    )
  }
  return { ...form, segments }
}

/** A space this many times as wide as most of its row separates two things. */
const wideBlank = 2

/** 'Hill Health Plan   ID# 44' names a plan and an ID, not a plan's ID: spaces in a text layer have their original width. */
function isTornByBlank({ row, start, end }: Span): boolean {
  if (row.recognised) return false
  const blanks = row.words.slice(1).map((word, index) => word.box[0] - at(row.words, index).box[2])
  const usual = quantile(blanks, 0.5)
  return blanks.some((blank, index) => {
    const from = at(row.starts, index + 1)
    const isWide = blank > wideBlank * usual && blank * row.aspect > widerThanBlank * heightOf(row.box)
    return from > start && from < end && isWide
  })
}

/** Whether its words are in one column, and it is not the start of a code ('GRP-5923'). */
export const isInOneSegment = (span: Span, { segments }: FormDocument): boolean =>
  !/^[-_]\w*\d/.test(span.row.text.slice(span.end)) &&
  !isTornByBlank(span) &&
  (segments.get(span.row) ?? []).some((segment) => segment.start <= span.start && segment.end >= span.end)

/** Largest gap, in line heights, between words of a label in a monospaced typeface, whose spaces are as wide as its letters. */
const typewriterGap = 3

/**
 * The same where recognition found the words of a label far apart: it begins and ends where segments do, and no gap in
 * it is wider than a monospaced space.
 */
export function isTypewritten(span: Span, { segments }: FormDocument): boolean {
  const { row } = span
  const inRow = segments.get(row) ?? []
  // A dotted leader may follow at once.
  const endsHere = ({ start, end }: Segment): boolean =>
    start < span.end && end >= span.end && /^[\s.…·_]*$/.test(row.text.slice(span.end, end))
  const whole = inRow.some(({ start }) => start === span.start) && inRow.some(endsHere)
  if (!row.recognised || !whole) return false
  return row.words.every((word, index) => {
    const before = row.words[index - 1]
    const start = at(row.starts, index)
    if (before === undefined || start <= span.start || start >= span.end) return true
    return (word.box[0] - before.box[2]) * row.aspect < typewriterGap * heightOf(row.box)
  })
}

/** The space around a place up to the nearest printed lines; `closed` where there is one on each side. */
export interface Cell {
  left: number
  top: number
  right: number
  bottom: number
  closed: boolean
}

export function cellAround(x: number, y: number, { horizontal, vertical }: Rulings): Cell {
  const beside = vertical.filter((line) => line.y0 - touch <= y && line.y1 + touch >= y)
  const across = horizontal.filter((line) => line.x0 - touch <= x && line.x1 + touch >= x)
  const left = Math.max(...beside.filter((line) => line.x <= x).map((line) => line.x))
  const right = Math.min(...beside.filter((line) => line.x > x).map((line) => line.x))
  const top = Math.max(...across.filter((line) => line.y <= y).map((line) => line.y))
  const bottom = Math.min(...across.filter((line) => line.y > y).map((line) => line.y))
  const closed = [left, right, top, bottom].every(Number.isFinite)
  return {
    left: Math.max(0, left),
    right: Math.min(1, right),
    top: Math.max(0, top),
    bottom: Math.min(1, bottom),
    closed,
  }
}
