import { z } from 'zod'
import type { Token } from '../../tokens.ts'
import { type ModerationCategory, moderationCategories } from '../categories.ts'
import vocabulary from '../vocabulary/statements.json' with { type: 'json' }

/** Words that need no weighing: a threat or a slur said outright. Offsets count UTF-16 code units. */
export interface PlainStatement {
  category: ModerationCategory
  /** The category's score is at least this, whatever the weights say. */
  least: number
  start: number
  end: number
}

const statementSchema = z.array(
  z.object({ category: z.enum(moderationCategories), least: z.number().min(0).max(1), pattern: z.string() }),
)

/** Patterns of people who say that they want to die, tell others to, or threaten. */
const statements = statementSchema
  .parse(vocabulary.statements)
  .map(({ pattern, ...rest }) => ({ ...rest, pattern: new RegExp(pattern, 'gu') }))

/** Finds statements; offsets refer to the source, as those of the tokens do. */
export function findPlainStatements(tokens: readonly Token[]): PlainStatement[] {
  const starts: number[] = []
  let line = ' '
  for (const { norm, text } of tokens) {
    starts.push(line.length)
    // Figures have one norm; an age says something.
    line += `${/^\d/.test(text) ? text : norm} `
  }
  return statements.flatMap(({ category, least, pattern }) =>
    [...line.matchAll(pattern)].flatMap((match) => {
      const from = starts.findIndex((start) => start > match.index)
      const to = starts.findLastIndex((start) => start < match.index + match[0].length)
      const [first, last] = [tokens[from], tokens[to]]
      return first && last ? [{ category, least, start: first.start, end: last.end }] : []
    }),
  )
}
