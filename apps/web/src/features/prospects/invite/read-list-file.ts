import { decodeText } from '@vitrine/basics/decode-text.ts'
import { shownName } from '../../../lib/model-input/shown-name.ts'

/** Lists of 200 people are far smaller. */
const mostBytes = 1_000_000

/** A list's text, or the reason why the file is not one. */
export async function readListFile(file: File): Promise<{ text: string } | { error: string }> {
  const name = shownName(file.name)
  if (file.size > mostBytes)
    return { error: `${name} is larger than 1 MB, too large for a list of people. Split it into several lists.` }
  const text = decodeText(new Uint8Array(await file.arrayBuffer())).trim()
  if (text === '') return { error: `${name} is empty. Choose one with a line for each person.` }
  if (text.includes('\0') || text.startsWith('PK\u0003\u0004')) {
    return { error: `${name} is no CSV file. In your spreadsheet choose Save as, then CSV.` }
  }
  return { text }
}
