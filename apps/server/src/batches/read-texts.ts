import { readFile } from 'node:fs/promises'
import { batchLimits } from '@vitrine/contracts/analyses/batch.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import type { CsvRecord } from '../files/parse-csv-records.ts'
import { parseCsvRecords } from '../files/parse-csv-records.ts'
import { readAsText } from '../files/text-kind.ts'
import type { GivenItem } from './given-item.ts'
import { lineName } from './line-name.ts'

const usualColumn = 'text'
/** Columns whose value names a line in place of its text. */
const nameColumns = ['id', 'name']

export const textItem = (name: string, text: string): GivenItem => ({ name, input: { kind: 'text', text } })

/** A file as text. Throws 'input-damaged'. */
async function readText(path: string, name: string): Promise<string> {
  const text = readAsText(await readFile(path), true)
  if (text !== null) return text.replace(/^\ufeff/, '')
  throw new InputError('input-damaged', `${name} is not a text file.`, {
    hint: 'Send a CSV of texts, or text files; this model reads texts.',
  })
}

/** The index of the column that holds the texts. Throws 'csv-unreadable' with the names of the columns. */
function textColumn(heading: readonly string[], asked: string | undefined): number {
  const wanted = (asked || usualColumn).toLowerCase()
  const index = heading.findIndex((cell) => cell.trim().toLowerCase() === wanted)
  if (index !== -1) return index
  throw new InputError('csv-unreadable', `The CSV has no column ${asked || usualColumn}.`, {
    hint: `Its columns are: ${heading.join(', ').slice(0, 300)}. Name the one that holds the texts.`,
  })
}

function itemOf({ record, info }: CsvRecord, text: number, name: number): GivenItem {
  const words = record[text] ?? ''
  return textItem(lineName(info.lines, record[name], words), words)
}

/**
 * Reads the texts of a CSV whose first line names its columns. Throws 'csv-unreadable', 'row-limit' and
 * 'input-damaged'.
 */
export async function readTextRows(path: string, name: string, column: string | undefined): Promise<GivenItem[]> {
  // One more for the heading, and one to notice that there are too many.
  const [heading, ...records] = await parseCsvRecords(await readText(path, name), name, batchLimits.items + 2)
  if (heading === undefined) {
    throw new InputError('input-empty', `${name} is empty.`, {
      hint: 'Its first line must name the columns; put a text on each line below.',
    })
  }
  if (records.length > batchLimits.items) {
    throw new InputError(
      'row-limit',
      `${name} has more than ${batchLimits.items} lines, the most that a batch takes.`,
      {
        hint: 'Send it in several batches.',
      },
    )
  }
  const text = textColumn(heading.record, column)
  const called = heading.record.findIndex((cell) => nameColumns.includes(cell.trim().toLowerCase()))
  return records.map((record) => itemOf(record, text, called))
}

/** Reads a text file as one text. Throws 'input-damaged'. */
export const readTextFile = async (path: string, name: string): Promise<GivenItem> =>
  textItem(name, await readText(path, name))
