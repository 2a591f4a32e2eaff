import type { Cell, Segment } from '../rows/form-page.ts'
import { isBareLabel } from './bare-label.ts'
import { onPage } from './distances.ts'
import type { Around } from './region.ts'
import { following } from './rows-following.ts'

const rowsToLookAt = 4

/** Whether something below it begins at the same place. */
function headsColumn({ row, box }: Segment, { form }: Pick<Around, 'form'>): boolean {
  return [...following(row, form)]
    .filter((next) => next.index > row.index && next.index <= row.index + rowsToLookAt)
    .some((next) =>
      (form.segments.get(next) ?? []).some((under) => Math.abs(under.box[0] - box[0]) < onPage.sameMargin),
    )
}

/** Adjacent columns within one frame, 'From' and 'To', have no line between them: each label's cell is its own column. */
export function columnOfCell(segment: Segment, { form, hits, cell }: Around): Cell {
  if (!cell.closed || !isBareLabel(segment, hits)) return cell
  const columns = (form.segments.get(segment.row) ?? []).filter(
    (other) =>
      other.box[0] > cell.left && other.box[0] < cell.right && isBareLabel(other, hits) && headsColumn(other, { form }),
  )
  const at = columns.findIndex(({ start }) => start === segment.start)
  if (at < 0) return cell
  const [before, next] = [columns[at - 1], columns[at + 1]]
  return {
    ...cell,
    left: before === undefined ? cell.left : (before.box[2] + segment.box[0]) / 2,
    right: next === undefined ? cell.right : next.box[0] - onPage.ruling,
  }
}
