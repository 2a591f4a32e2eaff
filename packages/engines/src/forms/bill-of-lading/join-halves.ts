import { heightOf } from '../../documents/layout/box.ts'
import type { TableRow } from '../tables/gather-items.ts'
import { mergedCells } from '../tables/ruled-rows.ts'
import type { GoodsColumn } from './columns.ts'

/** Halves of one line of goods are no further apart, in line heights. */
const farthest = 2

const hasFigure = ({ cells }: TableRow<GoodsColumn>, role: 'pieces' | 'weight'): boolean =>
  cells[role]?.some(({ text }) => /\d/.test(text)) === true

/**
 * A cell with its unit above the figure, or text beside it over two lines, tears a line of goods in two: '24 pallets, glass' and
 * below '11.760'. Such halves are joined where every line that is counted has its weight in the row below.
 */
export function joinHalves(rows: readonly TableRow<GoodsColumn>[]): readonly TableRow<GoodsColumn>[] {
  const joined: TableRow<GoodsColumn>[] = []
  for (let index = 0; index < rows.length; index += 2) {
    const [upper, lower] = [rows[index], rows[index + 1]]
    if (upper === undefined || lower === undefined) return rows
    const isCounted = hasFigure(upper, 'pieces') && !hasFigure(upper, 'weight')
    const isWeighed = hasFigure(lower, 'weight') && !hasFigure(lower, 'pieces')
    const apart = lower.row.box[1] - upper.row.box[3]
    const isNear = lower.row.page === upper.row.page && apart < farthest * heightOf(upper.row.box)
    if (!isCounted || !isWeighed || !isNear) return rows
    joined.push({
      row: upper.row,
      cells: mergedCells([
        { row: upper.row, cells: { ...upper.cells, weight: [] } },
        { row: lower.row, cells: lower.cells },
      ]),
      further: [...upper.further, ...lower.further],
    })
  }
  return joined
}
