import { join } from 'node:path'
import { testRows } from '../labelled-files.ts'
import { readRows } from '../read-rows.ts'

export interface SpokenClip {
  path: string
  /** As the index names it, for reports. */
  file: string
  transcript: string
  split: string
  source: string
}

/** The clips of audio/speech that are reported on: kept-apart rows where the folder has them, else all; none is trained on. */
export async function spokenClips(folder: string): Promise<readonly SpokenClip[]> {
  const clips = (await readRows(join(folder, 'index.csv'))).map((cell) => {
    const file = cell('file')
    return {
      path: join(folder, file),
      file,
      transcript: cell('transcript'),
      split: cell('split'),
      source: cell('source'),
    }
  })
  return testRows(clips)
}
