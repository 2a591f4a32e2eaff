import { join } from 'node:path'
import { z } from 'zod'
import { readJsonLines } from '../../read-json-lines.ts'

/** The sets in `sentiment/`. Movie reviews (`movie-reviews.jsonl`) are left out on purpose, see split.ts. */
export const sentimentSets = [
  'customer-reviews',
  'sst2-train',
  'sst2-dev',
  'vader-amazonReviewSnippets',
  'vader-movieReviewSnippets',
  'vader-nytEditorialSnippets',
  'vader-tweets',
] as const
export type SentimentSet = (typeof sentimentSets)[number]

/** Reviews of things that shops sell. */
export const productSets: ReadonlySet<SentimentRow['set']> = new Set([
  'customer-reviews',
  'vader-amazonReviewSnippets',
  'written',
])

/** A labelled text. `sign` rows are good (1) or bad (−1); `valence` rows hold the mean of 20 raters over 4, −1…1. */
export interface SentimentRow {
  set: SentimentSet | 'written'
  text: string
  kind: 'sign' | 'valence'
  target: number
}

const lineSchema = z.union([
  z.object({ text: z.string(), valence: z.number() }),
  z.object({ text: z.string(), label: z.union([z.literal(0), z.literal(1)]) }),
])

/** Reads one set's file, such as `sst2-dev.jsonl` or `customer-reviews-test.jsonl`. */
export async function readSentimentFile(folder: string, fileName: string, set: SentimentSet): Promise<SentimentRow[]> {
  const rows = await readJsonLines(join(folder, fileName), lineSchema)
  return rows.map((row) =>
    'valence' in row
      ? { set, text: row.text, kind: 'valence', target: row.valence / 4 }
      : { set, text: row.text, kind: 'sign', target: row.label === 1 ? 1 : -1 },
  )
}

/** All rows of all sets of a folder. */
export async function readSentimentSets(folder: string): Promise<SentimentRow[]> {
  const sets = await Promise.all(sentimentSets.map((set) => readSentimentFile(folder, `${set}.jsonl`, set)))
  return sets.flat()
}
