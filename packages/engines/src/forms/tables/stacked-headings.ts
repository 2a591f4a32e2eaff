import type { Box } from '../../documents/document.ts'
import { boxAround, heightOf, horizontalOverlap } from '../../documents/layout/box.ts'
import { keyOf } from '../../text/text-key.ts'
import type { SearchRow, Span } from '../rows/search-rows.ts'

export interface StackedHeading<Role extends string> {
  role: Role
  box: Box
  firstRow: number
  lastRow: number
}

/** Maximum number of rows of a broken heading. */
const mostRows = 3
/** Minimum overlap, as a share of the narrower one's width. */
export const sameColumn = 0.4
/** Lines of one heading follow each other this closely, in line heights. */
const closeBelow = 0.9

const hasFigures = ({ text }: SearchRow): boolean => /\d/.test(text)

/** The heading that begins in a segment and continues directly below, as long as its words together are a known heading. */
function headingFrom<Role extends string>(
  start: Span,
  rows: readonly SearchRow[],
  { segments, roleOfWording }: Stacks<Role>,
): StackedHeading<Role> | null {
  let found: StackedHeading<Role> | null = null
  let chain = [start]
  for (const row of rows.slice(start.row.index + 1, start.row.index + mostRows)) {
    const last = chain.at(-1) ?? start
    const box = boxAround(chain.map((part) => part.box))
    const next = (segments.get(row) ?? []).find((segment) => horizontalOverlap(segment.box, box) > sameColumn)
    if (row.page !== start.row.page || hasFigures(row)) break
    // Single-line headings may be at half the height of the others.
    if (next === undefined) continue
    if (next.box[1] - last.box[3] > closeBelow * heightOf(last.box)) break
    chain = [...chain, next]
    const role = roleOfWording.get(keyOf(chain.map(({ text }) => text).join(' ')))
    if (role !== undefined) {
      found = {
        role,
        box: boxAround(chain.map((part) => part.box)),
        firstRow: start.row.index,
        lastRow: row.index,
      }
    }
  }
  return found
}

export interface Stacks<Role extends string> {
  segments: ReadonlyMap<SearchRow, readonly Span[]>
  roleOfWording: ReadonlyMap<string, Role>
}

/** Headings whose words are one below the other ('What you' over 'may owe'), around a row of headings. */
export function stackedHeadings<Role extends string>(
  base: SearchRow,
  rows: readonly SearchRow[],
  stacks: Stacks<Role>,
): StackedHeading<Role>[] {
  const found: StackedHeading<Role>[] = []
  for (const row of rows.slice(Math.max(0, base.index - mostRows + 1), base.index + 1)) {
    if (row.page !== base.page || hasFigures(row)) continue
    for (const segment of stacks.segments.get(row) ?? []) {
      const heading = headingFrom(segment, rows, stacks)
      const isKnown = found.some((other) => heading !== null && horizontalOverlap(other.box, heading.box) > sameColumn)
      if (heading !== null && !isKnown && heading.lastRow >= base.index) found.push(heading)
    }
  }
  return found
}
