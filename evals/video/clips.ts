import { join } from 'node:path'
import { type LabelledFile, labelledFiles, testRows } from '../labelled-files.ts'

/** The clips to report on: kept-apart ones where the folder has them, else the few that are there. */
export async function reportedClips(dataDir: string): Promise<readonly LabelledFile[]> {
  return testRows(await labelledFiles(join(dataDir, 'vision', 'video')))
}
