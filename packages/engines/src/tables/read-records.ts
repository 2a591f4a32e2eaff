import { Readable } from 'node:stream'
import { openPace, type PaceOptions } from '@vitrine/basics/pace.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import { CsvError, parse } from 'csv-parse'
import { lastColumn } from './sheet-limits.ts'

export interface ReadRecordsOptions extends PaceOptions {
  delimiter: string
  /** Maximum number of records; one more throws `row-limit`. */
  maxRows: number
}

const chunkLength = 1 << 16

function* chunks(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += chunkLength) yield text.slice(start, start + chunkLength)
}

function tooManyRows(limit: number): InputError {
  return new InputError(
    'row-limit',
    `The file has more than ${limit.toLocaleString('en')} rows, the most that is read.`,
    {
      hint: 'Sum the sales by week or month, or split the file by store, and upload that.',
    },
  )
}

function tooWide(columns: number, row: number): InputError {
  const [most, has] = [lastColumn, columns].map((count) => count.toLocaleString('en'))
  return new InputError(
    'input-too-large',
    `Row ${row.toLocaleString('en')} of the file has ${has} columns; at most ${most} are read, as many as a sheet has.`,
    {
      hint: 'Write each date in a row of its own instead of a column, or save the columns that matter as a CSV of their own.',
    },
  )
}

/**
 * Text → records of cells, read as a stream so that a file over the limit is refused after `maxRows`, not after all of it.
 * Throws `row-limit`, `input-too-large` for a row wider than any spreadsheet allows, and `csv-unreadable` with the line where quoting breaks.
 */
export async function readRecords(text: string, options: ReadRecordsOptions): Promise<string[][]> {
  options.signal?.throwIfAborted()
  const parser = Readable.from(chunks(text)).pipe(
    parse({
      delimiter: options.delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }),
  )
  const pace = openPace(options)
  const bytes = Buffer.byteLength(text)
  const records: string[][] = []
  try {
    // The cast: without columns the parser gives each record as its cells.
    for await (const record of parser as AsyncIterable<string[]>) {
      if (records.length > options.maxRows) throw tooManyRows(options.maxRows)
      if (pace.isDue()) await pace.pause(Math.min(1, parser.info.bytes / bytes))
      records.push(record)
      if (record.length > lastColumn) throw tooWide(record.length, records.length)
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error['lines'] === 'number' ? ` near line ${error['lines']}` : ''
    throw new InputError('csv-unreadable', `The file cannot be read as CSV: quoting breaks${line}.`, {
      hint: 'Check the quotation marks there, or save the sheet as CSV again.',
      cause: error,
    })
  }
  return records
}
