import { leadingLines } from './leading-lines.ts'
import { type ColumnDescription, findHeaders, type TableHeader } from './table-header.ts'
import type { Box, Word } from '../../documents/document.ts'
import { type SearchRow, type Span, spanOf } from '../rows/search-rows.ts'
import { centreOf, heightOf, middleOf } from '../../documents/layout/box.ts'
import { type FormDocument, isInOneSegment } from '../rows/form-page.ts'
import { type BodyRow, joinRuledRows } from './ruled-rows.ts'

export type TableRow<Role extends string> = Pick<BodyRow<Role>, 'row' | 'cells'>

export interface TableOptions<Role extends string> {
  columns: readonly ColumnDescription<Role>[]
  /** Of each group one heading must be there. */
  required: readonly (readonly Role[])[]
  fewest: number
  /** A row with a number in one of these columns begins an item. */
  anchors: readonly Role[]
  /** What runs over several lines within an item. */
  wraps: Role
  /** The list is over at the first row for which this holds. */
  endsAt: (row: SearchRow) => boolean
  /** Rows of sums are no items and do not end the list. */
  isTotal: (row: SearchRow) => boolean
}

/** Lines further apart than this, in line heights, do not belong to one item. */
const wrapSpacing = 1.2
/** A list does not go on after a gap of so many line heights. */
const listSpacing = 5

interface Column<Role> {
  role: Role
  left: number
  right: number
}

/** Reads the list below its column headings, over page ends: items, and the rows of sums among or below them. */
export function readTable<Role extends string>(
  form: FormDocument,
  options: TableOptions<Role>,
): { items: TableRow<Role>[]; totals: TableRow<Role>[] } {
  const headers = findHeaders(form.rows, options.columns, {
    required: options.required,
    fewest: options.fewest,
    isOnePhrase: (span) => isInOneSegment(span, form),
  })
  const found: { items: TableRow<Role>[]; totals: TableRow<Role>[] } = { items: [], totals: [] }
  let open: TableHeader<Role> | null = null
  for (const page of Map.groupBy(form.rows, (row) => row.page).values()) {
    const number = page[0]?.page ?? 1
    const here = headers.filter((header) => header.page === number)
    const parts: (TableHeader<Role> | null)[] = here.length > 0 ? here : [open]
    for (const [index, header] of parts.entries()) {
      if (header === null) continue
      const from = header.page === number ? header.lastRow : -1
      const until = parts[index + 1]?.firstRow ?? Number.POSITIVE_INFINITY
      const below = page.filter((row) => row.index > from && row.index < until)
      const { body, ended } = bodyOf(below, header.page === number ? header : null, { form, options })
      const columns = columnsOf(header, body, form)
      const rows = body.map((row) => ({ row, cells: cellsOf(row, columns) }))
      const centres = header.columns.flatMap(({ role, box }) =>
        role === options.wraps || options.anchors.includes(role) ? [centreOf(box)] : [],
      )
      const { horizontal } = form.rulings(number)
      readBody(joinRuledRows(rows, { ...options, crossings: centres, horizontal }), options, found)
      open = ended ? null : header
    }
  }
  return found
}

function bodyOf<Role extends string>(
  below: readonly SearchRow[],
  header: TableHeader<Role> | null,
  { form, options }: { form: FormDocument; options: TableOptions<Role> },
): { body: SearchRow[]; ended: boolean } {
  const foot = header === null ? 1 : (footOfRules(header, form) ?? 1)
  const body: SearchRow[] = []
  let bottom = header?.box[3] ?? null
  for (const row of below) {
    const gap = bottom === null ? 0 : row.box[1] - bottom
    if (options.endsAt(row) || (body.length > 0 && gap > listSpacing * heightOf(row.box))) return { body, ended: true }
    if (middleOf(row.box) > foot) {
      // Right under a ruled table its sums may stand.
      if (options.isTotal(row)) body.push(row)
      return { body, ended: true }
    }
    body.push(row)
    bottom = Math.max(bottom ?? 0, row.box[3])
  }
  return { body, ended: false }
}

/** Where the upright lines that part the headings end; null where there are not two of them. */
function footOfRules<Role extends string>(header: TableHeader<Role>, form: FormDocument): number | null {
  const { vertical } = form.rulings(header.page)
  const y = middleOf(header.box)
  const crossing = vertical.filter(
    (line) => line.y0 < y + 0.005 && line.y1 > y && line.x > header.box[0] - 0.05 && line.x < header.box[2] + 0.05,
  )
  if (crossing.length < 2) return null
  let foot = Math.max(...crossing.map((line) => line.y1))
  // A scanned line comes in pieces.
  for (const piece of vertical.toSorted((a, b) => a.y0 - b.y0)) {
    if (crossing.some((line) => Math.abs(line.x - piece.x) < 0.006) && piece.y0 < foot + 0.012)
      foot = Math.max(foot, piece.y1)
  }
  return foot > header.box[3] + 0.008 ? foot + 0.002 : null
}

/** The columns' extents: between upright lines, else where the body leaves most room between two headings. */
function columnsOf<Role extends string>(
  header: TableHeader<Role>,
  body: readonly SearchRow[],
  form: FormDocument,
): Column<Role>[] {
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

/** Where two columns part: between their headings where these leave room, else halfway. */
function partingOf(left: Box, right: Box, words: readonly Word[]): number {
  return right[0] - left[2] < 0.004 ? (left[2] + right[0]) / 2 : gapBetween(left[2], right[0], words)
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

function readBody<Role extends string>(
  body: readonly BodyRow<Role>[],
  options: TableOptions<Role>,
  found: { items: TableRow<Role>[]; totals: TableRow<Role>[] },
): void {
  const makesItem = ({ row, cells }: BodyRow<Role>): boolean =>
    !options.isTotal(row) && options.anchors.some((role) => cells[role]?.some((span) => /\d/.test(span.text)))
  const leading = leadingLines(
    body.map((entry) => ({
      row: entry.row,
      anchor: entry.joined === true || options.isTotal(entry.row) || makesItem(entry),
      text: entry.cells[options.wraps] !== undefined,
    })),
  )
  const cellsOfRow = new Map(body.map(({ row, cells }) => [row, cells]))
  const taken = new Set([...leading.values()].flat())
  let current: TableRow<Role> | null = null
  let bottom = 0
  let summed = false
  let fewest = Number.POSITIVE_INFINITY
  for (const entry of body) {
    const { row, cells } = entry
    if (taken.has(row)) continue
    if (options.isTotal(row)) {
      found.totals.push({ row, cells })
      summed = true
      current = null
      continue
    }
    if (makesItem(entry)) {
      // Below a sum only rows as full as the items before are items too: the others are further sums.
      if (summed && (fewest < 3 || filled(cells) < fewest)) break
      fewest = Math.min(fewest, filled(cells))
      const before = (leading.get(row) ?? []).flatMap((line) => cellsOfRow.get(line)?.[options.wraps] ?? [])
      if (before.length > 0) cells[options.wraps] = [...before, ...(cells[options.wraps] ?? [])]
      found.items.push({ row, cells })
      // What stands below the printed line is no part of it.
      current = entry.joined === true ? null : { row, cells }
      bottom = row.box[3]
      continue
    }
    const more = cells[options.wraps]
    const [first] = more ?? []
    if (current === null || more === undefined || first === undefined) continue
    if (first.box[1] - bottom > wrapSpacing * heightOf(first.box)) {
      current = null
      continue
    }
    const cell = (current.cells[options.wraps] ??= [])
    cell.push(...more)
    bottom = Math.max(bottom, first.box[3])
  }
}

const filled = (cells: object): number => Object.keys(cells).length

function cellsOf<Role extends string>(row: SearchRow, columns: readonly Column<Role>[]): Partial<Record<Role, Span[]>> {
  const cells: Partial<Record<Role, Span[]>> = {}
  const columnOf = (index: number): Column<Role> | undefined => {
    const word = row.words[index]
    return word && columns.find((column) => centreOf(word.box) >= column.left && centreOf(word.box) < column.right)
  }
  for (let index = 0; index < row.words.length; ) {
    const column = columnOf(index)
    let next = index + 1
    while (next < row.words.length && columnOf(next) === column) next += 1
    if (column !== undefined) {
      const end = (row.starts[next - 1] ?? 0) + (row.words[next - 1]?.text.length ?? 0)
      const cell = (cells[column.role] ??= [])
      cell.push(spanOf(row, row.starts[index] ?? 0, end))
    }
    index = next
  }
  return cells
}
