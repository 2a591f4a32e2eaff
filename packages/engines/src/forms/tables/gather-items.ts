import type { Box } from '../../documents/document.ts'
import { heightOf } from '../../documents/layout/box.ts'
import type { SearchRow, Span } from '../rows/search-rows.ts'
import { leadingLines } from './leading-lines.ts'
import type { BodyRow } from './ruled-rows.ts'

export interface TableRow<Role extends string> {
  row: SearchRow
  cells: BodyRow<Role>['cells']
  /** Rows with figures between it and the next item that are not items: a discount, a deposit. */
  further: BodyRow<Role>[]
}

export interface Gathered<Role extends string> {
  items: TableRow<Role>[]
  totals: TableRow<Role>[]
}

export interface ItemRules<Role extends string> {
  /** A row with a figure in one of these columns begins an item. */
  anchors: readonly Role[]
  /** Where the list has figures in this column, each item has one. */
  counts?: Role
  isFigure: (span: Span, role: Role) => boolean
  /** The column whose text runs over several lines within an item. */
  wraps: Role
  /** A line that is a remark on the item and ends the text above it: 'GTIN: 4012345001235'. */
  isRemark: (span: Span) => boolean
  isTotal: (row: SearchRow) => boolean
}

/** A line indented by more than this fraction of the page's width is separate from the text above it. */
const indent = 0.03

/** Lines further apart than this, in line heights, do not belong to one item. */
const wrapSpacing = 1.2

/** Whether a line ends the text: too far below, a remark on the item, or indented with a name of its own: 'Colour: red'. */
function endsText<Role extends string>(
  line: Span,
  { last, begun, rules }: { last: Box; begun: boolean; rules: ItemRules<Role> },
): boolean {
  if (line.box[1] - last[3] > wrapSpacing * heightOf(line.box)) return true
  return begun && (rules.isRemark(line) || (line.box[0] - last[0] > indent && line.text.includes(':')))
}

/** The lines of text that begin above their item's figures. */
function linesAbove<Role extends string>(
  body: readonly BodyRow<Role>[],
  makesItem: (entry: BodyRow<Role>) => boolean,
  { wraps, isRemark, isTotal }: ItemRules<Role>,
): Map<BodyRow<Role>, BodyRow<Role>[]> {
  return leadingLines(
    body.map((entry) => ({
      row: entry,
      box: entry.row.box,
      anchor: entry.joined === true || isTotal(entry.row) || makesItem(entry),
      text: entry.cells[wraps]?.some(isRemark) === false,
    })),
  )
}

/** Whether a row has a figure in one of the columns. */
export const hasFigure = <Role extends string>(
  cells: BodyRow<Role>['cells'],
  columns: readonly Role[],
  isFigure: (span: Span, role: Role) => boolean,
): boolean => columns.some((role) => cells[role]?.some((span) => isFigure(span, role)) === true)

function itemTest<Role extends string>(
  body: readonly BodyRow<Role>[],
  { anchors, counts, isFigure, isTotal }: ItemRules<Role>,
): (entry: BodyRow<Role>) => boolean {
  const counted = counts !== undefined && body.some(({ cells }) => hasFigure(cells, [counts], isFigure))
  return ({ row, cells }) =>
    !isTotal(row) && hasFigure(cells, anchors, isFigure) && (!counted || hasFigure(cells, [counts], isFigure))
}

const filled = (cells: object): number => Object.keys(cells).length

/** Makes items from a list's rows: each with its text over several lines, above and below its figures. */
export function gatherItems<Role extends string>(
  body: readonly BodyRow<Role>[],
  rules: ItemRules<Role>,
  found: Gathered<Role>,
): void {
  const { anchors, wraps, isFigure, isTotal } = rules
  const makesItem = itemTest(body, rules)
  const leading = linesAbove(body, makesItem, rules)
  const taken = new Set([...leading.values()].flat())
  let current: TableRow<Role> | null = null
  let last: Box | null = null
  let summed = false
  let fewest = Number.POSITIVE_INFINITY
  for (const entry of body.filter((candidate) => !taken.has(candidate))) {
    const { row, cells } = entry
    if (isTotal(row)) {
      found.totals.push({ row, cells, further: [] })
      summed = true
      current = null
      continue
    }
    if (makesItem(entry)) {
      // Below a sum, only rows with as many cells as the items before are items: the others are further sums.
      if (summed && (fewest < 3 || filled(cells) < fewest)) break
      fewest = Math.min(fewest, filled(cells))
      const before = (leading.get(entry) ?? []).flatMap((line) => line.cells[wraps] ?? [])
      if (before.length > 0) cells[wraps] = [...before, ...(cells[wraps] ?? [])]
      current = { row, cells, further: [] }
      found.items.push(current)
      // Text below the printed line is not part of it.
      last = entry.joined === true ? null : (cells[wraps]?.at(-1)?.box ?? row.box)
      continue
    }
    if (current === null) continue
    if (hasFigure(cells, anchors, isFigure)) current.further.push(entry)
    const more = cells[wraps]
    const [first] = more ?? []
    if (last === null || more === undefined || first === undefined) continue
    if (endsText(first, { last, begun: current.cells[wraps] !== undefined, rules })) {
      last = null
      continue
    }
    const cell = (current.cells[wraps] ??= [])
    cell.push(...more)
    last = first.box
  }
}
