import { InputError } from '@vitrine/errors/input-error.ts'
import { CsvError, parse } from 'csv-parse/sync'

export interface CsvRecord {
  record: string[]
  /** `lines`: the line that it ends on, from 1. */
  info: { lines: number }
  raw: string
}

/** The sign that parts cells: what the first line has most of. */
function delimiterOf(text: string): string {
  const first = text.split('\n')[0] ?? ''
  const count = (sign: string) => first.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** The records of a CSV text, blank ones left out. `what`: what it is called in words. Throws 'csv-unreadable'. */
export function parseCsvRecords(text: string, what: string): CsvRecord[] {
  try {
    // The cast: with `info` and `raw` the library answers such objects, which its types do not tell.
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as unknown as CsvRecord[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new InputError(
      'csv-unreadable',
      `${what} could not be read: a quote is never closed, or stands inside of a cell.`,
      { hint: 'Put cells with quotes into quotes, and write each quote in them twice.' },
    )
  }
}
