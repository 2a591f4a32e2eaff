import type { SearchRow, Span } from '../rows/search-rows.ts'
import { middleOf } from '../../documents/layout/box.ts'
import type { Rulings } from '../../documents/layout/rulings.ts'

/** What stands in each column. */
export type Cells<Role extends string> = Partial<Record<Role, Span[]>>

/** A row of a list, its words told apart by column. */
export interface BodyRow<Role extends string> {
  row: SearchRow
  cells: Cells<Role>
  /** Several rows of words that printed lines hold together. */
  joined?: true
}

interface RuledList<Role extends string> {
  /** Columns with a number that makes an item. */
  anchors: readonly Role[]
  /** Where a line that parts items must go through: the middles of the text's column and of those with numbers. */
  crossings: readonly number[]
  horizontal: Rulings['horizontal']
  isTotal: (row: SearchRow) => boolean
}

/** Pieces of one scanned line lie this close. */
const sameLine = 0.005
const fewestBands = 2

function partingLines<Role extends string>({ horizontal, crossings }: RuledList<Role>): number[] {
  const through = (x: number) => horizontal.filter((line) => line.x0 <= x && line.x1 >= x).map(({ y }) => y)
  const [first, ...others] = crossings.map(through)
  return (first ?? []).filter((y) => others.every((ys) => ys.some((other) => Math.abs(other - y) < sameLine)))
}

const hasNumber = (spans: readonly Span[] | undefined): boolean => spans?.some((span) => /\d/.test(span.text)) === true

/** Each column's number stands once. */
function isSingle<Role extends string>(band: readonly BodyRow<Role>[], { anchors }: RuledList<Role>): boolean {
  const counts = anchors.map((role) => band.filter(({ cells }) => hasNumber(cells[role])).length)
  return counts.some((count) => count > 0) && counts.every((count) => count <= 1)
}

function isClosed<Role extends string>(band: readonly BodyRow<Role>[], lines: readonly number[]): boolean {
  const middles = band.map(({ row }) => middleOf(row.box))
  return lines.some((y) => y < Math.min(...middles)) && lines.some((y) => y > Math.max(...middles))
}

/** The cells of several rows as those of one, in their order. */
export function mergedCells<Role extends string>(rows: readonly BodyRow<Role>[]): Cells<Role> {
  const cells: Cells<Role> = {}
  for (const part of rows) {
    // The cast names the keys that Object.entries forgets.
    for (const [role, spans] of Object.entries(part.cells) as [Role, Span[]][]) (cells[role] ??= []).push(...spans)
  }
  return cells
}

function joined<Role extends string>(
  band: readonly BodyRow<Role>[],
  { anchors, isTotal }: RuledList<Role>,
): BodyRow<Role> {
  const named =
    band.find(({ row }) => isTotal(row)) ?? band.find((part) => anchors.some((role) => hasNumber(part.cells[role])))
  const [first] = band
  // A band is never empty.
  const { row } = named ?? first ?? ({} as BodyRow<Role>)
  return { row, cells: mergedCells(band), joined: true }
}

/**
 * Printed lines between items say which rows of words are one item, at whatever height its cells are set. Answers the
 * rows with those of such an item joined; without such lines, or where they hold several items, the rows as they are.
 */
export function joinRuledRows<Role extends string>(
  rows: readonly BodyRow<Role>[],
  list: RuledList<Role>,
): readonly BodyRow<Role>[] {
  const lines = partingLines(list)
  const bands = [...Map.groupBy(rows, ({ row }) => lines.filter((y) => y < middleOf(row.box)).length).values()]
  const closed = bands.filter((band) => isSingle(band, list) && isClosed(band, lines))
  if (closed.length < fewestBands) return rows
  return bands.flatMap((band) => (closed.includes(band) ? [joined(band, list)] : band))
}
