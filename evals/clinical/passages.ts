import { join } from 'node:path'
import { readRows } from '../read-rows.ts'

export interface Passage {
  id: string
  /** A section of a note. */
  text: string
  /** The talk that it was written from. */
  dialogue: string
}

/** Rows of an MTS-Dialog file; none where the folder lacks it. */
export async function readPassages(dataDir: string, file: string): Promise<Passage[]> {
  const rows = await readRows(join(dataDir, 'clinical', file)).catch(() => [])
  return rows.map((cell) => ({ id: cell('ID'), text: cell('section_text'), dialogue: cell('dialogue') }))
}
