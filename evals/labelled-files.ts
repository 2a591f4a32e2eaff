import { join } from 'node:path'
import { readRows } from './read-rows.ts'

export interface LabelledFile {
  /** Path of the file. */
  path: string
  /** As the index names it, for reports. */
  file: string
  label: string
  split: string
  source: string
}

/** The pictures or recordings of one set: a folder with an index.csv that has the columns file, label, split and source. */
export async function labelledFiles(folder: string): Promise<LabelledFile[]> {
  return (await readRows(join(folder, 'index.csv'))).map((cell) => {
    const file = cell('file')
    return { path: join(folder, file), file, label: cell('label'), split: cell('split'), source: cell('source') }
  })
}

/** The kept-apart test rows where there are any, else all. */
export function testRows<Row extends { split: string }>(rows: readonly Row[]): readonly Row[] {
  const tests = rows.filter(({ split }) => split.startsWith('test'))
  return tests.length > 0 ? tests : rows
}

/** The rows to report on: kept-apart test rows where the folder has them, else the validation rows. */
export function reportedRows(files: readonly LabelledFile[]): LabelledFile[] {
  const tests = files.filter(({ split }) => split.startsWith('test'))
  return tests.length > 0 ? tests : files.filter(({ split }) => split === 'val')
}
