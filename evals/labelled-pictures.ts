import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readRecords } from '@vitrine/engines/tables/read-records.ts'

export interface LabelledPicture {
  /** Path of the file. */
  path: string
  /** As the index names it, for reports. */
  file: string
  label: string
  split: string
  source: string
}

/** The pictures of one set: a folder with an index.csv that has the columns file, label, split and source. */
export async function labelledPictures(folder: string): Promise<LabelledPicture[]> {
  const text = await readFile(join(folder, 'index.csv'), 'utf8')
  const [header = [], ...records] = await readRecords(text, { delimiter: ',', maxRows: 100_000, signal: undefined })
  const column = (name: string): number => header.indexOf(name)
  return records.map((record) => {
    const cell = (name: string): string => record[column(name)] ?? ''
    const file = cell('file')
    return { path: join(folder, file), file, label: cell('label'), split: cell('split'), source: cell('source') }
  })
}

/** The rows to report on: kept-apart test rows where the folder has them, else the validation rows. */
export function reportedRows(pictures: readonly LabelledPicture[]): LabelledPicture[] {
  const tests = pictures.filter(({ split }) => split.startsWith('test'))
  return tests.length > 0 ? tests : pictures.filter(({ split }) => split === 'val')
}
