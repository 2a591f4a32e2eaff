import { at } from '@vitrine/basics/at.ts'
import type { Box } from '../../documents/document.ts'
import { closestAcross, heightOf, horizontalOverlap } from '../../documents/layout/box.ts'
import { onPage, overlapOfSame } from '../regions/distances.ts'
import type { FormDocument } from '../rows/form-page.ts'
import type { SearchRow, Span } from '../rows/search-rows.ts'

/** A column of whole numbers: one figure in each row of a list. */
export interface FigureColumn {
  /** The words above the figures; empty where there are none. */
  heading: string
  figures: readonly Span[]
  values: readonly number[]
}

/** A list known by its figures alone: rows that have whole numbers under one another, and the words among them. */
export interface FigureList {
  /** The rows with figures, from the top. */
  rows: readonly SearchRow[]
  columns: readonly FigureColumn[]
  /** The other words of these rows and of the rows between them and shortly below, from the top. */
  texts: readonly Span[]
}

const whole = /^\d{1,6}$/

/** Rows of one list are no further apart than this many line heights. */
const widestGap = 6
/** Headings stand at most this many line heights above the first figures. */
const farthestHeading = 5
/** A row with more words is a sentence. */
const mostWords = 12

const wholesOf = (row: SearchRow, { segments }: FormDocument): Span[] =>
  (segments.get(row) ?? []).filter(({ text }) => whole.test(text))

const isAligned = (a: Box, b: Box): boolean =>
  horizontalOverlap(a, b) > overlapOfSame || Math.abs(a[2] - b[2]) < onPage.flushRight

function headingAbove(figure: Span, { rows, segments }: FormDocument): string {
  const { row, box } = figure
  const above = rows.filter(
    (other) =>
      other.page === row.page &&
      other.index < row.index &&
      row.box[1] - other.box[3] < farthestHeading * heightOf(box) &&
      (segments.get(other) ?? []).length > 1,
  )
  const near = above.flatMap((other) => segments.get(other) ?? []).filter((span) => !/\d/.test(span.text))
  const over = near.filter((span) => horizontalOverlap(span.box, box) > 0.3)
  return closestAcross(over, box)?.text ?? ''
}

/** Following rows that have figures in the same columns as the first, as many columns as all of them have. */
function runFrom(first: SearchRow, form: FormDocument): { rows: SearchRow[]; columns: Span[][] } {
  let columns = wholesOf(first, form).map((span) => [span])
  const rows = [first]
  for (const row of form.rows.slice(first.index + 1)) {
    const last = rows.at(-1) ?? first
    if (row.page !== first.page || row.box[1] - last.box[3] > widestGap * heightOf(last.box)) break
    const here = wholesOf(row, form)
    if (here.length === 0) continue
    const kept = columns.flatMap((column) => {
      const next = here.find(({ box }) => column.every((span) => isAligned(span.box, box)))
      return next === undefined ? [] : [[...column, next]]
    })
    if (kept.length === 0) break
    columns = kept
    rows.push(row)
  }
  return { rows, columns }
}

/**
 * The longest list of a document whose rows have whole numbers under one another, whatever its headings are; null where
 * fewer than two rows do. Sums below it may be among its rows.
 */
export function figuresInColumns(form: FormDocument): FigureList | null {
  let best: { rows: SearchRow[]; columns: Span[][] } | null = null
  for (const row of form.rows) {
    if (wholesOf(row, form).length === 0 || best?.rows.includes(row) === true) continue
    const run = runFrom(row, form)
    if (run.rows.length >= 2 && run.rows.length > (best?.rows.length ?? 0)) best = run
  }
  const [first] = best?.rows ?? []
  if (best === null || first === undefined) return null
  const { rows, columns } = best
  const last = rows.at(-1) ?? first
  const step = Math.max(...rows.slice(1).map((row, index) => row.box[1] - at(rows, index).box[1]))
  const figures = new Set(columns.flat())
  const texts = form.rows
    .filter(
      (row) =>
        row.page === first.page &&
        row.words.length <= mostWords &&
        row.box[1] > first.box[1] - 0.6 * step &&
        row.box[3] < last.box[3] + 0.8 * step,
    )
    .flatMap((row) => form.segments.get(row) ?? [])
    .filter((span) => !figures.has(span))
  return {
    rows,
    columns: columns.map((spans) => ({
      heading: spans[0] === undefined ? '' : headingAbove(spans[0], form),
      figures: spans,
      values: spans.map(({ text }) => Number(text)),
    })),
    texts,
  }
}
