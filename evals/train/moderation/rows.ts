import { join } from 'node:path'
import { type TrainedCategory, trainedCategories } from '@vitrine/engines/text/moderation/categories.ts'
import { z } from 'zod'
import { readJsonLines } from '../../read-json-lines.ts'

/** A text judged in some categories; what was not judged is absent. */
export interface JudgedRow {
  text: string
  judged: Partial<Record<TrainedCategory, boolean>>
  /** What the row counts in training: 1 for rows that raters judged in these categories, less for what is only likely. */
  share: number
}

export interface OffensiveRow {
  text: string
  offensive: boolean
}

/** The letters that OpenAI's set has for the categories. Its S3 (minors) has no category of its own here. */
const letters: Readonly<Record<string, TrainedCategory>> = {
  H: 'hate',
  H2: 'hate/threatening',
  HR: 'harassment',
  V: 'violence',
  V2: 'violence/graphic',
  SH: 'self-harm',
  S: 'sexual',
}

/** Categories that raters did not say no to: they skip what is out of the question, so that counts as no. */
export const withSkippedAsNo = (row: JudgedRow): JudgedRow => ({
  ...row,
  judged: { ...Object.fromEntries(trainedCategories.map((category) => [category, false])), ...row.judged },
})

const judgedLine = z.looseObject({ prompt: z.string() })
const offensiveLine = z.object({ text: z.string(), offensive: z.boolean() })

/** Reads a file of the form of `openai-eval.jsonl`. */
export async function readJudgedRows(folder: string, file: string): Promise<JudgedRow[]> {
  return (await readJsonLines(join(folder, file), judgedLine)).map((row) => {
    const judged = Object.entries(letters).flatMap(([letter, category]) =>
      row[letter] === 0 || row[letter] === 1 ? [[category, row[letter] === 1] as const] : [],
    )
    return { text: row.prompt, judged: Object.fromEntries(judged), share: 1 }
  })
}

/** Reads a file of the form of `olid-train.jsonl`. */
export const readOffensiveRows = (folder: string, file: string): Promise<OffensiveRow[]> =>
  readJsonLines(join(folder, file), offensiveLine)
