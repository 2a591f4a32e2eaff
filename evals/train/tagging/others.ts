import { join } from 'node:path'
import type { TaggingDomain } from '@vitrine/engines/text/tagging/topics.ts'
import { z } from 'zod'
import { readJsonLines } from '../../read-json-lines.ts'
import { foldOf } from '../linear/folds.ts'
import { setOfDomain } from './rows.ts'

const lineSchema = z.object({ text: z.string() })
const everydaySets = [
  'sentiment/vader-nytEditorialSnippets.jsonl',
  'sentiment/vader-amazonReviewSnippets.jsonl',
  'sentiment/vader-tweets.jsonl',
]

/** Texts of other kinds than the domain's: the other domains' and what people write elsewhere. Fold 0 of four is for measuring. */
export async function readOthers(
  dataDir: string,
  domain: TaggingDomain,
  part: 'train' | 'validation',
): Promise<string[]> {
  const sets = Object.entries(setOfDomain).flatMap(([other, set]) =>
    other === domain ? [] : [`tagging/${set}-train.jsonl`],
  )
  const files = await Promise.all(
    [...sets, ...everydaySets].map(async (file) => {
      const lines = await readJsonLines(join(dataDir, file), lineSchema)
      return lines.map(({ text }) => text)
    }),
  )
  return files.flatMap((texts) => texts.filter((text) => foldOf(text, 16) === (part === 'train' ? 1 : 0)))
}
