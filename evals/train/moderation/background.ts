import { join } from 'node:path'
import { trainedCategories } from '@vitrine/engines/text/moderation/categories.ts'
import { z } from 'zod'
import { readJsonLines } from '../../read-json-lines.ts'
import { foldOf } from '../linear/folds.ts'
import type { JudgedRow } from './rows.ts'

const lineSchema = z.object({
  text: z.string(),
  label: z.union([z.string(), z.int()]).optional(),
  offensive: z.boolean().optional(),
  target: z.string().nullish(),
})
type Line = z.infer<typeof lineSchema>

interface Source {
  file: string
  wanted: (line: Line) => boolean
  judged: JudgedRow['judged']
  /** One row in so many is taken. */
  every: number
  share: number
}

const harmless = Object.fromEntries(trainedCategories.map((category) => [category, false]))

/**
 * OpenAI's set is of texts that were picked because something might be wrong with them. These rows show the weights what people write
 * else, and what a short insult looks like; nobody judged them in these categories, so each counts little.
 */
const sources: readonly Source[] = [
  { file: 'sentiment/vader-nytEditorialSnippets.jsonl', wanted: () => true, judged: harmless, every: 5, share: 0.1 },
  { file: 'sentiment/vader-amazonReviewSnippets.jsonl', wanted: () => true, judged: harmless, every: 4, share: 0.1 },
  { file: 'sentiment/vader-tweets.jsonl', wanted: () => true, judged: harmless, every: 4, share: 0.1 },
  {
    file: 'moderation/olid-train.jsonl',
    wanted: ({ offensive }) => offensive === false,
    judged: harmless,
    every: 10,
    share: 0.1,
  },
  {
    file: 'moderation/davidson.jsonl',
    wanted: ({ label }) => label === 'neither',
    judged: harmless,
    every: 5,
    share: 0.1,
  },
  {
    file: 'moderation/olid-train.jsonl',
    wanted: ({ target }) => target === 'IND',
    judged: { harassment: true },
    every: 4,
    share: 0.05,
  },
  {
    file: 'moderation/davidson.jsonl',
    wanted: ({ label }) => label === 'hate',
    judged: { hate: true },
    every: 4,
    share: 0.05,
  },
]

/** The rows beside OpenAI's that the categories are trained on. None of them is measured on. */
export async function readBackground(dataDir: string): Promise<JudgedRow[]> {
  const parts = await Promise.all(
    sources.map(async ({ file, wanted, judged, every, share }) => {
      const lines = await readJsonLines(join(dataDir, file), lineSchema)
      return lines
        .filter((line) => wanted(line) && foldOf(line.text, every) === 1 % every)
        .map(({ text }) => ({ text, judged, share }))
    }),
  )
  return parts.flat()
}
