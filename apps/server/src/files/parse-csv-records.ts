import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { at } from '@vitrine/basics/at.ts'
import { cellSeparatorOf } from '@vitrine/basics/cell-separator.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import { CsvError, parse } from 'csv-parse'

export interface CsvRecord {
  record: string[]
  /** `lines`: the line on which it ends, from 1. */
  info: { lines: number }
  raw: string
}

/** The most characters and cells in a line: lists of people and of texts have far fewer. */
const mostInLine = { characters: 1_000_000, cells: 1000 }
const chunkLength = 1 << 16
/** Enough to detect the delimiter. */
const headLength = 10_000

const delimiterOf = (text: string): string => cellSeparatorOf(at(text.slice(0, headLength).split('\n'), 0))

/** Yields to the event loop after each chunk, so that the server keeps serving others. */
async function* chunks(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += chunkLength) {
    yield text.slice(start, start + chunkLength)
    await setImmediate()
  }
}

const lineTooLong = (what: string) =>
  new InputError('csv-unreadable', `${what} has a line that is too long to be one of a list.`, {
    hint: `A line may have ${mostInLine.characters / 1e6} million characters in ${mostInLine.cells.toLocaleString('en')} cells.`,
  })

/** Checked before parsing: the parser does not count empty cells and is slow on millions of them. */
function hasLongLine(text: string): boolean {
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start)
    if ((end === -1 ? text.length : end) - start > mostInLine.characters) return true
    if (end === -1) return false
    start = end + 1
  }
  return false
}

/** `linesRead`: the lines of the records before, and of the text before the parsed part. */
function unreadable(
  what: string,
  error: CsvError,
  { linesBefore, linesRead }: Record<'linesBefore' | 'linesRead', number>,
) {
  if (error.code === 'CSV_MAX_RECORD_SIZE') return lineTooLong(what)
  const line: unknown = error['lines']
  const fault =
    // The parser notices it at the end of the text, and names that.
    error.code === 'CSV_QUOTE_NOT_CLOSED' || typeof line !== 'number'
      ? `from line ${linesBefore + linesRead + 1} on, a quote is never closed`
      : `in line ${linesBefore + line}, a quote stands inside of a cell`
  return new InputError('csv-unreadable', `${what} could not be read: ${fault}.`, {
    hint: 'Put cells with quotes into quotes, and write each quote in them twice.',
  })
}

interface Reading {
  /** Lines of the list before this text, for messages. */
  linesBefore?: number
  /** Keep quotes inside of a cell as they are, and skip blanks before a cell. */
  isLoose?: boolean
}

/**
 * The first records of a CSV text, at most `most`; blank records are skipped, and the rest is not read. `what` names
 * the text in messages. Throws 'csv-unreadable', which names the line.
 */
export async function parseCsvRecords(
  text: string,
  what: string,
  most: number,
  { linesBefore = 0, isLoose = false }: Reading = {},
): Promise<CsvRecord[]> {
  if (hasLongLine(text)) throw lineTooLong(what)
  const parser = Readable.from(chunks(text)).pipe(
    parse({
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      ltrim: isLoose,
      raw: true,
      max_record_size: mostInLine.characters,
      relax_column_count: true,
      relax_quotes: isLoose,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }),
  )
  const records: CsvRecord[] = []
  try {
    // The cast: with `info` and `raw` the library yields such objects, which its types do not express.
    for await (const record of parser as AsyncIterable<CsvRecord>) {
      if (record.record.length > mostInLine.cells) throw lineTooLong(what)
      records.push(record)
      if (records.length === most) break
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw unreadable(what, error, { linesBefore, linesRead: records.at(-1)?.info.lines ?? 0 })
  }
  return records
}
