import { entriesOf } from '@vitrine/basics/typed-keys.ts'
import { heightOf, middleOf } from '../../documents/layout/box.ts'
import type { Span } from '../rows/search-rows.ts'
import { type BodyRow, type Cells, mergedCells } from './ruled-rows.ts'

/** Maximum distance between figures of one item, in line heights. */
const farthestFigures = 3
/** Words up to this many line heights above or below an item's figures are beside them. */
const besideFigures = 0.8

interface TornList<Role extends string> {
  /** Columns with the figure that makes an item. */
  anchors: readonly Role[]
  /** The column in which each item has one figure. */
  counts: Role
  isFigure: (span: Span, role: Role) => boolean
  isRemark: (span: Span) => boolean
}

const isWords = <Role extends string>({ cells }: BodyRow<Role>, figures: readonly Role[]): boolean =>
  figures.every((role) => cells[role] === undefined)

const isBeside = <Role extends string>({ row }: BodyRow<Role>, { row: other }: BodyRow<Role>): boolean =>
  Math.abs(middleOf(row.box) - middleOf(other.box)) < besideFigures * heightOf(other.box)

const heightsApart = (a: Span, b: Span): number => Math.abs(middleOf(a.box) - middleOf(b.box)) / heightOf(a.box)

/** Cells of the rows merged from top to bottom, without remarks on the item. */
function withoutRemarks<Role extends string>(
  rows: readonly BodyRow<Role>[],
  isRemark: (span: Span) => boolean,
): Cells<Role> {
  const merged = mergedCells(rows.toSorted((a, b) => a.row.index - b.row.index))
  const kept: Cells<Role> = {}
  for (const [role, spans] of entriesOf(merged)) {
    const others = spans.filter((span) => !isRemark(span))
    if (others.length > 0) kept[role] = others
  }
  return kept
}

/**
 * Cells of one item may be at different heights and thus in different rows: each count takes the
 * nearest anchor that is still free, and the words beside it. Anchors without a count are left unchanged.
 */
export function joinTornRows<Role extends string>(
  rows: readonly BodyRow<Role>[],
  { anchors, counts, isFigure, isRemark }: TornList<Role>,
): readonly BodyRow<Role>[] {
  const figureIn = ({ cells }: BodyRow<Role>, roles: readonly Role[]): Span | undefined =>
    roles.flatMap((role) => (cells[role] ?? []).filter((span) => isFigure(span, role)))[0]
  const anchored = rows.flatMap((row) => ({ row, figure: figureIn(row, anchors) }))
  const near = rows
    .flatMap((row) => {
      const count = figureIn(row, [counts])
      return count === undefined
        ? []
        : anchored.flatMap(({ row: other, figure }) =>
            figure === undefined ? [] : [{ row, other, apart: heightsApart(count, figure) }],
          )
    })
    .filter(({ apart }) => apart < farthestFigures)
    .toSorted((a, b) => a.apart - b.apart)
  const partner = new Map<BodyRow<Role>, BodyRow<Role>>()
  const taken = new Set<BodyRow<Role>>()
  for (const { row, other } of near) {
    if (partner.has(row) || taken.has(other)) continue
    partner.set(row, other)
    taken.add(other)
  }
  const absorbed = new Set<BodyRow<Role>>()
  const joined = new Map<BodyRow<Role>, BodyRow<Role>>()
  for (const [row, other] of partner) {
    const beside = rows.filter(
      (candidate) =>
        candidate !== row &&
        (candidate === other || (isWords(candidate, [counts, ...anchors]) && isBeside(candidate, row))) &&
        !absorbed.has(candidate),
    )
    if (beside.length === 0) continue
    for (const part of beside) absorbed.add(part)
    joined.set(row, { row: row.row, cells: withoutRemarks([row, ...beside], isRemark) })
  }
  return rows.flatMap((row) => (absorbed.has(row) ? [] : [joined.get(row) ?? row]))
}
