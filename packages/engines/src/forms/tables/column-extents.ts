import type { Box, Word } from '../../documents/document.ts'
import { centreOf, heightOf, middleOf } from '../../documents/layout/box.ts'
import type { FormDocument } from '../rows/form-page.ts'
import type { SearchRow } from '../rows/search-rows.ts'
import type { ListPart } from './list-body.ts'

/** From where to where a column reaches, as fractions of the page's width. */
export interface ColumnExtent<Role> {
  role: Role
  left: number
  right: number
}

const steps = 120

/** The middle of the widest stretch that the fewest words cross. */
function gapBetween(from: number, to: number, words: readonly Word[]): number {
  const near = words.filter((word) => word.box[2] > from && word.box[0] < to)
  const counts = Array.from({ length: steps + 1 }, (_, step) => {
    const x = from + ((to - from) * step) / steps
    return near.filter((word) => word.box[0] - 0.001 < x && word.box[2] + 0.001 > x).length
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

/** Where two columns part: between their headings where these leave room, else halfway. */
function partingOf(left: Box, right: Box, words: readonly Word[]): number {
  return right[0] - left[2] < 0.004 ? (left[2] + right[0]) / 2 : gapBetween(left[2], right[0], words)
}

/** The columns' extents: between upright lines, else where the body leaves most room between two headings. */
export function columnExtents<Role extends string>(
  { header, body }: ListPart<Role>,
  form: FormDocument,
): ColumnExtent<Role>[] {
  const y = middleOf(header.box)
  const lines = form
    .rulings(header.page)
    .vertical.filter((line) => line.y0 < y + 0.005 && line.y1 > y)
    .map((line) => line.x)
  const headings = header.columns.toSorted((a, b) => a.box[0] - b.box[0])
  const words = body.flatMap((row) => row.words)
  return headings.map(({ role, box }, index) => {
    const before = headings[index - 1]
    const after = headings[index + 1]
    const ruledLeft = Math.max(...lines.filter((x) => x < centreOf(box) && x > (before ? centreOf(before.box) : -1)))
    const ruledRight = Math.min(...lines.filter((x) => x > centreOf(box) && x < (after ? centreOf(after.box) : 2)))
    return {
      role,
      left: Number.isFinite(ruledLeft) ? ruledLeft : before === undefined ? 0 : partingOf(before.box, box, words),
      right: Number.isFinite(ruledRight) ? ruledRight : after === undefined ? 1 : partingOf(box, after.box, words),
    }
  })
}

const margin = 0.03

/** Where words begin that stand apart from those before them. */
function startsOfColumns(row: SearchRow): number[] {
  return row.words.flatMap((word, index) => {
    const previous = row.words[index - 1]
    const apart = previous === undefined || (word.box[0] - previous.box[2]) * row.aspect > 0.7 * heightOf(word.box)
    return apart && /\p{L}/u.test(word.text) ? [word.box[0]] : []
  })
}

/**
 * Left of the first column stand codes without a heading. A heading may be centred over its column, which starts where
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
  return [{ ...first, left: Math.min(heading.box[0], ...starts) - 0.005 }, ...others]
}
