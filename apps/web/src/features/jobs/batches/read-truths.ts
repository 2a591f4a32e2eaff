import { decodeText } from '@vitrine/basics/decode-text.ts'
import type { InputFault } from '@vitrine/contracts/catalogue/input-words.ts'
import { shownName } from '../../../lib/model-input/shown-name.ts'
import { columnsIn } from './csv-columns.ts'

/** Those of a batch's 200 items are far smaller. */
const mostBytes = 200_000

/** How a workbook and a PDF begin. */
const strangers = ['PK\u0003\u0004', '%PDF-']

const saveAs = 'In your spreadsheet choose Save as, then CSV.'

/** The text of a CSV of truths and the names of its columns, or why it is not one. */
export async function readTruths(file: File): Promise<{ csv: string; names: string[] } | InputFault> {
  const name = shownName(file.name)
  if (file.size > mostBytes) {
    return { message: `${name} is larger than 200 KB.`, hint: 'Keep the lines of this batch’s items only.' }
  }
  const csv = decodeText(new Uint8Array(await file.arrayBuffer())).trim()
  if (csv === '') return { message: `${name} is empty.`, hint: 'Its first line must name its columns.' }
  if (csv.includes('\0') || strangers.some((beginning) => csv.startsWith(beginning))) {
    return { message: `${name} is no CSV file.`, hint: saveAs }
  }
  const names = [...new Set(columnsIn(csv).names)]
  if (names.length < 2) {
    return {
      message: `${name} has one column only.`,
      hint: 'It needs a column that names the files, and one with what should have been found in them.',
    }
  }
  if (!csv.includes('\n')) {
    return { message: `${name} has no line below the names of its columns.`, hint: 'Add a line for each file.' }
  }
  return { csv, names }
}
