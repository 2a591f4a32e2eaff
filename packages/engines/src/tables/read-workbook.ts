import { InputError } from '@vitrine/errors/input-error.ts'
import readSheets, { type CellValue } from 'read-excel-file/node'
import { unzippedSize } from './unzipped-size.ts'

/** A sheet as text: dates as YYYY-MM-DD, numbers as JavaScript writes them, empty cells as ''. Formulas give their last value. */
export interface Sheet {
  name: string
  rows: string[][]
}

const maxUnzippedMegabytes = 100
const maxRows = 100_000

const textOf = (cell: CellValue | null): string => {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return String(cell).trim()
}

/**
 * Reads all sheets of an xlsx workbook.
 * @throws InputError `input-damaged`, `input-too-large` (unpacked), `row-limit`, `input-empty`
 */
export const readWorkbook = async (bytes: Uint8Array): Promise<Sheet[]> => {
  const size = unzippedSize(bytes)
  if (size !== null && size > maxUnzippedMegabytes * 1_048_576) {
    const words = `The workbook unpacks to ${Math.round(size / 1_048_576)} MB; at most ${maxUnzippedMegabytes} MB are read.`
    throw new InputError('input-too-large', words, { hint: 'Save the rows that matter as a workbook of their own.' })
  }
  const read = await readSheets(Buffer.from(bytes)).catch((error: unknown) => {
    throw new InputError('input-damaged', 'The workbook cannot be read.', {
      hint: 'Open it in your spreadsheet program, save it as .xlsx and upload it again.',
      cause: error,
    })
  })
  const sheets = read.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(textOf)) }))
  const rows = sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0)
  if (rows > maxRows) {
    throw new InputError('row-limit', `The workbook has ${rows} rows; at most ${maxRows} are read.`, {
      hint: 'Split it into parts.',
    })
  }
  if (!sheets.some((sheet) => sheet.rows.some((row) => row.some((cell) => cell !== '')))) {
    throw new InputError('input-empty', 'The workbook is empty.', { hint: 'Fill in at least one sheet.' })
  }
  return sheets
}
