import type { Box, Word } from '../../documents/document.ts'
import { centreOf, fromLeft, heightOf, middleOf } from '../../documents/layout/box.ts'
import { onPage } from '../regions/distances.ts'
import type { FormDocument } from '../rows/form-page.ts'
import type { SearchRow } from '../rows/search-rows.ts'
import type { ListPart } from './list-body.ts'

/** Left and right end of a column, as fractions of the page's width. */
export interface ColumnExtent<Role> {
  role: Role
  left: number
  right: number
}

const steps = 120
/** Words are widened by this before gaps between them are looked for, as a fraction of the page's width. */
const grown = 0.001

/** The middle of the widest stretch crossed by the fewest words. */
function gapBetween(from: number, to: number, words: readonly Word[]): number {
  const near = words.filter((word) => word.box[2] > from && word.box[0] < to)
  const counts = Array.from({ length: steps + 1 }, (_, step) => {
    const x = from + ((to - from) * step) / steps
    return near.filter((word) => word.box[0] - grown < x && word.box[2] + grown > x).length
  })
  const least = Math.min(...counts)
  let best = { start: 0, length: 0 }
  let start = -1
  for (const [step, count] of [...counts, Number.POSITIVE_INFINITY].entries()) {
    if (count === least) {
      if (start < 0) start = step
      continue
    }
    if (start >= 0 && step - start > best.length) best = { start, length: step - start }
    start = -1
  }
  return from + ((to - from) * (best.start + (best.length - 1) / 2)) / steps
}

const ofRows = 0.5

/**
 * Figures are right-aligned in a column, headings may be at its left: a figure between two headings belongs to
 * the left column where the right one has a figure of its own in those rows, and the left one has none under its heading.
 */
function endOfFigures(left: Box, { right, next }: { right: Box; next: number }, body: readonly SearchRow[]): number {
  const rows = body.flatMap(({ words }) => {
    const between = words.filter(({ box }) => box[0] > left[2] && box[2] < right[0])
    if (between.length === 0) return []
    const rightOnes = words.some(({ box }) => box[0] >= right[0] && box[2] <= next)
    const leftOnes = words.some(({ box }) => centreOf(box) > left[0] && centreOf(box) <= left[2])
    return [{ end: Math.max(...between.map(({ box }) => box[2])), isLeft: rightOnes && !leftOnes }]
  })
  const ofLeft = rows.filter(({ isLeft }) => isLeft)
  return ofLeft.length > ofRows * rows.length ? Math.max(...ofLeft.map(({ end }) => end)) : left[2]
}

/** The boundary of two columns: between their headings where these leave room, else halfway. `next` is where the third begins. */
function partingOf(left: Box, { right, next }: { right: Box; next: number }, body: readonly SearchRow[]): number {
  if (right[0] - left[2] < onPage.touchingHeadings) return (left[2] + right[0]) / 2
  const words = body.flatMap((row) => row.words)
  return gapBetween(endOfFigures(left, { right, next }, body), right[0], words)
}

/** The columns' extents: between vertical lines, else where the body leaves most room between two headings. */
export function columnExtents<Role extends string>(
  { header, body }: ListPart<Role>,
  form: FormDocument,
): ColumnExtent<Role>[] {
  const y = middleOf(header.box)
  const lines = form
    .rulings(header.page)
    .vertical.filter((line) => line.y0 < y + onPage.ruling && line.y1 > y)
    .map((line) => line.x)
  // A heading may match several wordings: '% IVA' and 'IVA %'.
  const headings = header.columns.toSorted(fromLeft).filter(({ box }, index, all) => box[0] !== all[index - 1]?.box[0])
  const partAfter = (index: number): number => {
    const [left, right, next] = [headings[index], headings[index + 1], headings[index + 2]]
    if (left === undefined) return 0
    return right === undefined ? 1 : partingOf(left.box, { right: right.box, next: next?.box[0] ?? 1 }, body)
  }
  return headings.map(({ role, box }, index) => {
    const before = headings[index - 1]
    const after = headings[index + 1]
    const ruledLeft = Math.max(...lines.filter((x) => x < centreOf(box) && x > (before ? centreOf(before.box) : -1)))
    const ruledRight = Math.min(...lines.filter((x) => x > centreOf(box) && x < (after ? centreOf(after.box) : 2)))
    return {
      role,
      left: Number.isFinite(ruledLeft) ? ruledLeft : partAfter(index - 1),
      right: Number.isFinite(ruledRight) ? ruledRight : partAfter(index),
    }
  })
}

const margin = 0.03

/** Where words begin that are separated from those before them. */
function startsOfColumns(row: SearchRow): number[] {
  return row.words.flatMap((word, index) => {
    const previous = row.words[index - 1]
    const apart = previous === undefined || (word.box[0] - previous.box[2]) * row.aspect > 0.7 * heightOf(word.box)
    return apart && /\p{L}/u.test(word.text) ? [word.box[0]] : []
  })
}

/**
 * Drops codes without a heading left of the first column. A heading may be centred over its column, which starts where
 * the words of the items' own rows do.
 */
export function withoutLeftMargin<Role extends string>(
  columns: readonly ColumnExtent<Role>[],
  { header }: ListPart<Role>,
  itemRows: readonly SearchRow[],
): ColumnExtent<Role>[] {
  const [first, ...others] = columns
  const heading = header.columns.find(({ role }) => role === first?.role)
  if (first === undefined || heading === undefined || first.left > 0) return [...columns]
  const starts = itemRows.flatMap((row) => startsOfColumns(row).filter((start) => start > margin))
  return [{ ...first, left: Math.min(heading.box[0], ...starts) - onPage.sameStart }, ...others]
}
