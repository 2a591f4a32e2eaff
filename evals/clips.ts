import { join } from 'node:path'
import { type LabelledPicture, labelledPictures } from './labelled-pictures.ts'

/** The clips to report on: kept-apart ones where the folder has them, else the few that are there. */
export async function reportedClips(dataDir: string): Promise<LabelledPicture[]> {
  const clips = await labelledPictures(join(dataDir, 'vision', 'video'))
  const tests = clips.filter(({ split }) => split.startsWith('test'))
  return tests.length > 0 ? tests : clips
}
