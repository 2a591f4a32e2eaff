import { at } from '@vitrine/basics/at.ts'
import { type VectorHead, vectorScores } from '@vitrine/engines/text/encoder/vector-head.ts'
import type { TermModel } from '@vitrine/engines/text/linear/term-model.ts'
import { trainedCategories } from '@vitrine/engines/text/moderation/categories.ts'
import type { BranchSigns } from '@vitrine/engines/text/moderation/learned/branch-signs.ts'
import { z } from 'zod'
import { readJsonLines } from '../../read-json-lines.ts'
import { type ReadRow, signsOf, wordOdds } from './combine.ts'

const judgement = z.union([z.literal(0), z.literal(1), z.null()])
const statementSchema = z.object({ text: z.string(), target: z.partialRecord(z.enum(trainedCategories), judgement) })

/** A made-up statement whose pattern the branch has not seen, with what the branch says of it. */
export interface Statement {
  text: string
  judged: ReadRow['judged']
  signs: BranchSigns
}

// Made-up statements are plainer than what people write: a third of a judged text's share.
const share = 0.35

/** Those of statements.jsonl, which write_statements.py writes. */
export async function readStatements(progress: (line: string) => void): Promise<Statement[]> {
  const rows = await readJsonLines(new URL('statements.jsonl', import.meta.url), statementSchema)
  const signs = await signsOf(
    rows.map(({ text }) => text),
    progress,
  )
  return rows.map(({ text, target }, index) => ({
    text,
    judged: Object.fromEntries(
      Object.entries(target).map(([name, value]) => [name, value === null ? null : value === 1]),
    ),
    signs: at(signs, index),
  }))
}

/** The statements as words and meaning read them, to be weighed beside judged texts. */
export const weighStatements = (
  statements: readonly Statement[],
  { model, meaning }: { model: TermModel; meaning: VectorHead },
): ReadRow[] =>
  statements.map((statement) => ({
    ...statement,
    words: wordOdds(model, statement.text),
    meanings: vectorScores(meaning, statement.signs.vector),
    share,
  }))
