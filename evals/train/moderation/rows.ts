import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TrainedCategory, trainedCategories } from '@vitrine/engines/text/moderation/categories.ts'
import { z } from 'zod'

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

async function linesOf(folder: string, file: string): Promise<unknown[]> {
  const lines = (await readFile(join(folder, file), 'utf8')).split('\n')
  return lines.filter((line) => line.trim() !== '').map((line): unknown => JSON.parse(line))
}

/** Reads a file of the form of `openai-eval.jsonl`. */
export async function readJudgedRows(folder: string, file: string): Promise<JudgedRow[]> {
  return (await linesOf(folder, file)).map((line) => {
    const row = judgedLine.parse(line)
    const judged = Object.entries(letters).flatMap(([letter, category]) =>
      row[letter] === 0 || row[letter] === 1 ? [[category, row[letter] === 1] as const] : [],
    )
    return { text: row.prompt, judged: Object.fromEntries(judged), share: 1 }
  })
}

/** Reads a file of the form of `olid-train.jsonl`. */
export async function readOffensiveRows(folder: string, file: string): Promise<OffensiveRow[]> {
  return (await linesOf(folder, file)).map((line) => {
    const { text, offensive } = offensiveLine.parse(line)
    return { text, offensive }
  })
}
