import { readFile } from 'node:fs/promises'
import { readRecords } from '@vitrine/engines/tables/read-records.ts'

/** A row's cell by the name of its column; '' where the row or the whole table has none of it. */
export type Row = (column: string) => string

const mostRows = 100_000

/** The rows of a CSV file (UTF-8, commas) below a first line that names the columns. Throws as `readFile` does where the file is missing. */
export async function readRows(path: string): Promise<Row[]> {
  const text = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '')
  const [heading = [], ...records] = await readRecords(text, { delimiter: ',', maxRows: mostRows, signal: undefined })
  const places = new Map(heading.map((name, index) => [name, index]))
  return records.map((record) => (column) => record[places.get(column) ?? -1] ?? '')
}
