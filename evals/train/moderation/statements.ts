import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TermModel } from '@vitrine/engines/text/linear/term-model.ts'
import { trainedCategories } from '@vitrine/engines/text/moderation/categories.ts'
import { z } from 'zod'
import { type ReadRow, signsOf, wordOdds } from './combine.ts'

const judgement = z.union([z.literal(0), z.literal(1), z.null()])
const statementSchema = z.object({
  text: z.string(),
  part: z.enum(['train', 'tune']),
  target: z.partialRecord(z.enum(trainedCategories), judgement),
})

// Made-up statements are plainer than what people write: a third of a judged text's share.
const share = 0.35

/** The made-up statements whose patterns the branch has not seen, read by words and branch. */
export async function readStatements(
  folder: string,
  model: TermModel,
  progress: (line: string) => void,
): Promise<ReadRow[]> {
  const lines = (await readFile(join(folder, 'templates.jsonl'), 'utf8')).split('\n').filter((line) => line !== '')
  const rows = lines.map((line) => statementSchema.parse(JSON.parse(line))).filter(({ part }) => part === 'tune')
  const signs = await signsOf(
    rows.map(({ text }) => text),
    progress,
  )
  return rows.flatMap(({ text, target }, index) => {
    const own = signs[index]
    if (own === undefined) return []
    const judged = Object.fromEntries(
      Object.entries(target).map(([name, value]) => [name, value === null ? null : value === 1]),
    )
    return [{ words: wordOdds(model, text), signs: own, judged, share }]
  })
}
