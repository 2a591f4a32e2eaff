import type { AnalysisState } from '@vitrine/contracts/analysis.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { analyses } from '../database/schema/analyses.ts'
import type { AnalysisParts } from './analysis-parts.ts'
import { currentStates } from './analysis-state.ts'

const {
  output: _output,
  blocks: _blocks,
  inputText: _inputText,
  preview: _preview,
  ...stateColumns
} = getTableColumns(analyses)

/** The last row of a page, as text: where the next page goes on. */
const cursorPattern = /^(\d{1,16})_([0-9a-f-]{36})$/

/** An account's analyses, newest first. `before` is the former page's `next`. */
export const listAnalyses = async (
  parts: AnalysisParts,
  accountId: string,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<{ items: AnalysisState[]; next: string | null }> => {
  const cursor = before === undefined ? null : cursorPattern.exec(before)
  if (before !== undefined && cursor === null) {
    throw new InputError('invalid-request', 'The field before is not the next of an earlier page.')
  }
  const older = cursor
    ? sql`(${analyses.createdAt}, ${analyses.id}) < (${new Date(Number(cursor[1])).toISOString()}::timestamptz, ${cursor[2]}::uuid)`
    : undefined
  const rows = await parts.database.db
    .select(stateColumns)
    .from(analyses)
    .where(and(eq(analyses.ownerId, accountId), isNull(analyses.erasedAt), older))
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const next = rows.length > limit && last ? `${last.createdAt.getTime()}_${last.id}` : null
  return { items: await currentStates(parts, page), next }
}
