import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readRecords } from '@vitrine/engines/tables/read-records.ts'

export interface Passage {
  id: string
  /** A section of a note. */
  text: string
  /** The talk that it was written from. */
  dialogue: string
}

/** Rows of an MTS-Dialog file; none where the folder lacks it. */
export async function readPassages(dataDir: string, file: string): Promise<Passage[]> {
  const text = await readFile(join(dataDir, 'clinical', file), 'utf8').catch(() => '')
  const records = await readRecords(text.replace(/^\uFEFF/, ''), { delimiter: ',', maxRows: 5000, signal: undefined })
  const [header = [], ...rows] = records
  const cell = (row: readonly string[], name: string): string => row[header.indexOf(name)] ?? ''
  return rows.map((row) => ({ id: cell(row, 'ID'), text: cell(row, 'section_text'), dialogue: cell(row, 'dialogue') }))
}
