import type { BatchTable } from '@vitrine/contracts/analyses/batch.ts'
import { guardCsvCell } from '@vitrine/contracts/fields/guard-csv-cell.ts'
import { stringify } from 'csv-stringify/sync'

/** Rows as CSV, with a byte order mark so that spreadsheets read it as UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[], separator: ',' | ';'): string {
  const text = stringify([...rows], {
    delimiter: separator,
    quoted: true,
    record_delimiter: 'windows',
    cast: { string: guardCsvCell },
  })
  return `\ufeff${text}`
}

/** A batch's table as CSV. */
export function writeTable({ columns, rows }: BatchTable, separator: ',' | ';'): string {
  const heading = ['Number', 'Item', 'Status', ...columns, 'In a sentence', 'Problem', 'Analysis']
  const lines = rows.map(({ position, name, status, cells, summary, failure, analysisId }) => [
    String(position),
    name,
    status,
    ...columns.map((column) => cells[column] ?? ''),
    summary ?? '',
    failure?.error ?? '',
    analysisId ?? '',
  ])
  return writeCsv([heading, ...lines], separator)
}
