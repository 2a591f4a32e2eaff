import { entriesOf } from '@vitrine/basics/typed-keys.ts'
import { middleOf } from '../../documents/layout/box.ts'
import type { Rulings } from '../../documents/layout/rulings.ts'
import type { SearchRow, Span } from '../rows/search-rows.ts'

/** The words in each column. */
export type Cells<Role extends string> = Partial<Record<Role, Span[]>>

/** A row of a list, its words grouped by column. */
export interface BodyRow<Role extends string> {
  row: SearchRow
  cells: Cells<Role>
  /** Several rows of words joined by printed lines around them. */
  joined?: true
}

interface RuledList<Role extends string> {
  /** Columns with a number that makes an item. */
  anchors: readonly Role[]
  /** Positions that a line between items must cross: the middles of the text's column and of those with numbers. */
  crossings: readonly number[]
  horizontal: Rulings['horizontal']
  isTotal: (row: SearchRow) => boolean
}

/** Maximum distance between pieces of one scanned line. */
const sameLine = 0.005
const fewestBands = 2

function partingLines<Role extends string>({ horizontal, crossings }: RuledList<Role>): number[] {
  const through = (x: number) => horizontal.filter((line) => line.x0 <= x && line.x1 >= x).map(({ y }) => y)
  const [first, ...others] = crossings.map(through)
  return (first ?? []).filter((y) => others.every((ys) => ys.some((other) => Math.abs(other - y) < sameLine)))
}

const hasNumber = (spans: readonly Span[] | undefined): boolean => spans?.some((span) => /\d/.test(span.text)) === true

/** Whether there are numbers, and at most one in each column. */
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
    for (const [role, spans] of entriesOf(part.cells)) (cells[role] ??= []).push(...spans)
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
 * Printed lines between items show which rows of words are one item, at whatever height its cells are. Returns the
 * rows with those of such an item joined; without such lines, or where several items are between them, the rows unchanged.
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
