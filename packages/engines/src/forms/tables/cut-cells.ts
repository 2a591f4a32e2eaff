import { at } from '@vitrine/basics/at.ts'
import { entriesOf } from '@vitrine/basics/typed-keys.ts'
import { centreOf } from '../../documents/layout/box.ts'
import type { FormDocument } from '../rows/form-page.ts'
import { type SearchRow, spanOf } from '../rows/search-rows.ts'
import type { ColumnExtent } from './column-extents.ts'
import type { Cells } from './ruled-rows.ts'

/** A row's words grouped by the column that they are in. */
export function cellsOf<Role extends string>(row: SearchRow, columns: readonly ColumnExtent<Role>[]): Cells<Role> {
  const cells: Cells<Role> = {}
  const columnOf = (index: number): ColumnExtent<Role> | undefined => {
    const word = row.words[index]
    return word && columns.find((column) => centreOf(word.box) >= column.left && centreOf(word.box) < column.right)
  }
  for (let index = 0; index < row.words.length; ) {
    const column = columnOf(index)
    let next = index + 1
    while (next < row.words.length && columnOf(next) === column) next += 1
    if (column !== undefined) {
      const end = at(row.starts, next - 1) + at(row.words, next - 1).text.length
      const cell = (cells[column.role] ??= [])
      cell.push(spanOf(row, at(row.starts, index), end))
    }
    index = next
  }
  return cells
}

/** In a row without figures, the text may run into the next columns: it continues as long as its words follow closely. */
export function runningOver<Role extends string>(
  row: SearchRow,
  cells: Cells<Role>,
  { wraps, form }: { wraps: Role; form: FormDocument },
): Cells<Role> {
  const last = cells[wraps]?.at(-1)
  const segment = last && form.segments.get(row)?.find(({ start, end }) => start < last.end && end > last.end)
  if (last === undefined || segment === undefined) return cells
  const found: Cells<Role> = {}
  for (const [role, spans] of entriesOf(cells)) {
    const kept =
      role === wraps
        ? [...spans.slice(0, -1), spanOf(row, last.start, segment.end)]
        : spans.filter((span) => span.start >= segment.end || span.end <= last.start)
    if (kept.length > 0) found[role] = kept
  }
  return found
}
