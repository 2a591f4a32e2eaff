import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readRecords } from '@vitrine/engines/tables/read-records.ts'

export interface SpokenClip {
  path: string
  /** As the index names it, for reports. */
  file: string
  transcript: string
  split: string
  source: string
}

/** The clips of audio/speech that are reported on: kept-apart rows where the folder has them, else all; none is trained on. */
export async function spokenClips(folder: string): Promise<SpokenClip[]> {
  const text = await readFile(join(folder, 'index.csv'), 'utf8')
  const [header = [], ...records] = await readRecords(text, { delimiter: ',', maxRows: 100_000, signal: undefined })
  const clips = records.map((record) => {
    const cell = (name: string): string => record[header.indexOf(name)] ?? ''
    const file = cell('file')
    return {
      path: join(folder, file),
      file,
      transcript: cell('transcript'),
      split: cell('split'),
      source: cell('source'),
    }
  })
  const tests = clips.filter(({ split }) => split.startsWith('test'))
  return tests.length > 0 ? tests : clips
}
