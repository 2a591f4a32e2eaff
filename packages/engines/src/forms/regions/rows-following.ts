import type { FormDocument } from '../rows/form-page.ts'
import type { SearchRow } from '../rows/search-rows.ts'

export function* following(row: SearchRow, { rows }: FormDocument): Generator<SearchRow> {
  // Rows of columns at different heights interleave, so that the row before may be slightly lower.
  for (let index = Math.max(0, row.index - 1); index < Math.min(rows.length, row.index + 24); index += 1) {
    const next = rows[index]
    if (next !== undefined && next !== row && next.page === row.page) yield next
  }
}
