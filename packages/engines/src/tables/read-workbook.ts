import { InputError } from '@vitrine/errors/input-error.ts'
import readSheets, { type CellValue, InvalidInputError, readSheet, SheetNotFoundError } from 'read-excel-file/node'
import { zipEntries } from '../archive/zip-entries.ts'
import { refuseWideSheets } from './refuse-wide-sheets.ts'

/** A sheet as text: dates as YYYY-MM-DD, numbers as JavaScript writes them, empty cells as ''. Formulas give their stored value. */
export interface Sheet {
  name: string
  rows: string[][]
}

const maxRows = 100_000
/** A text is kept once and stands in as many cells as name it: half a megabyte can be two thousand million letters. */
const mostLetters = 20_000_000
/** Sheets tried one by one where the workbook as a whole cannot be read. */
const mostTried = 50

type Cells = readonly (readonly (CellValue | null)[])[]

function textOf(cell: CellValue | null): string {
  if (cell === null) return ''
  // A number outside the range of dates, such as 1e15 formatted as a date.
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  return String(cell).trim()
}

const damaged = (cause: unknown, words = 'The workbook cannot be read.'): InputError =>
  new InputError('input-damaged', words, {
    hint: 'Open it in your spreadsheet program, save it as .xlsx and upload it again.',
    cause,
  })

/** Sheets with cells; null where one of them is broken. A chart sheet has a name and no cells. */
async function readWhole(file: Buffer): Promise<{ name: string; cells: Cells | undefined }[] | null> {
  try {
    // The library's type promises cells for every sheet; for a chart sheet it returns none.
    const read: { sheet: string; data: Cells | undefined }[] = await readSheets(file)
    return read.map(({ sheet, data }) => ({ name: sheet, cells: data }))
  } catch (error) {
    if (error instanceof InvalidInputError) throw damaged(error)
    return null
  }
}

/** The sheets that can be read by themselves, where another one has a broken cell or no part in the file. */
async function readOneByOne(
  file: Buffer,
  remark?: (sentence: string) => void,
): Promise<{ name: string; cells: Cells | undefined }[]> {
  const broken: number[] = []
  const sheets: { name: string; cells: Cells | undefined }[] = []
  let fault: unknown
  for (let number = 1; number <= mostTried; number += 1) {
    try {
      sheets.push({ name: `Sheet ${number}`, cells: await readSheet(file, number) })
    } catch (error) {
      if (error instanceof SheetNotFoundError) break
      fault = error
      broken.push(number)
    }
  }
  if (sheets.length === 0)
    throw damaged(fault, 'No sheet of the workbook has cells that can be read: it holds charts alone, or is damaged.')
  const which = broken.length === 1 ? `sheet ${broken[0]} of the workbook is` : `sheets ${broken.join(', ')} are`
  if (broken.length > 0) remark?.(`This is a partial answer: ${which} damaged and passed over.`)
  return sheets
}

/**
 * Reads all sheets of an xlsx workbook. Chart sheets and broken sheets are skipped as long as another can be read.
 * `remark` is called with a sentence that names the broken ones.
 * @throws InputError `input-damaged`, `input-too-large` (unpacked, by the extent of its cells, or by their letters), `row-limit`, `input-empty`
 */
export async function readWorkbook(bytes: Uint8Array, remark?: (sentence: string) => void): Promise<Sheet[]> {
  refuseWideSheets(bytes, zipEntries(bytes) ?? [])
  const file = Buffer.from(bytes)
  const read = (await readWhole(file)) ?? (await readOneByOne(file, remark))
  const sheets = read.flatMap(({ name, cells }) => (cells ? [{ name, rows: cells.map((row) => row.map(textOf)) }] : []))
  const rows = sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0)
  if (rows > maxRows) {
    throw new InputError('row-limit', `The workbook has ${rows} rows; at most ${maxRows} are read.`, {
      hint: 'Split it into parts.',
    })
  }
  const letters = sheets.flatMap((sheet) => sheet.rows.flat()).reduce((sum, cell) => sum + cell.length, 0)
  if (letters > mostLetters) {
    const [found, limit] = [letters, mostLetters].map((count) => Math.ceil(count / 1e6).toLocaleString('en'))
    throw new InputError(
      'input-too-large',
      `The cells hold ${found} million letters; at most ${limit} million are read.`,
      {
        hint: 'Save the columns that matter as a workbook of their own.',
      },
    )
  }
  if (!sheets.some((sheet) => sheet.rows.some((row) => row.some((cell) => cell !== '')))) {
    throw new InputError('input-empty', 'The workbook is empty.', { hint: 'Fill in at least one sheet.' })
  }
  return sheets
}
