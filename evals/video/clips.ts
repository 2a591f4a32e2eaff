import { join } from 'node:path'
import { type LabelledFile, labelledFiles } from '../labelled-files.ts'

/** The clips to report on: kept-apart ones where the folder has them, else the few that are there. */
export async function reportedClips(dataDir: string): Promise<LabelledFile[]> {
  const clips = await labelledFiles(join(dataDir, 'vision', 'video'))
  const tests = clips.filter(({ split }) => split.startsWith('test'))
  return tests.length > 0 ? tests : clips
}
