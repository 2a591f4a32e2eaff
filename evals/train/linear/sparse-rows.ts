import { at } from '@vitrine/basics/at.ts'
/** Rows of few entries each, one after another: row r's entries are those from `starts[r]` up to `starts[r + 1]`. */
export interface SparseRows {
  starts: Int32Array
  columns: Int32Array
  values: Float32Array
  width: number
}

export interface Entry {
  column: number
  value: number
}

export function sparseRows(rows: readonly (readonly Entry[])[], width: number): SparseRows {
  const starts = new Int32Array(rows.length + 1)
  rows.forEach((row, index) => {
    starts[index + 1] = at(starts, index) + row.length
  })
  const columns = new Int32Array(at(starts, rows.length))
  const values = new Float32Array(columns.length)
  rows.forEach((row, index) => {
    const start = at(starts, index)
    row.forEach(({ column, value }, place) => {
      columns[start + place] = column
      values[start + place] = value
    })
  })
  return { starts, columns, values, width }
}
