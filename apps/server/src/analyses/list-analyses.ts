import type { AnalysisState } from '@vitrine/contracts/analysis.ts'
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { behindCursor, encodeCursor, orderBy, type SortKey } from '../database/page-cursor.ts'
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

const keys: readonly SortKey[] = [{ column: sql`${analyses.createdAt}`, kind: 'time' }]
const id = sql`${analyses.id}`

/** An account's analyses, newest first. `before` is the former page's `next`. */
export const listAnalyses = async (
  parts: AnalysisParts,
  accountId: string,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<{ items: AnalysisState[]; next: string | null }> => {
  const older = before === undefined ? undefined : behindCursor(keys, id, 'desc', before, 'before')
  const rows = await parts.database.db
    .select(stateColumns)
    .from(analyses)
    .where(and(eq(analyses.ownerId, accountId), isNull(analyses.erasedAt), older))
    .orderBy(...orderBy(keys, id, 'desc'))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const next = rows.length > limit && last ? encodeCursor([last.createdAt.toISOString()], last.id) : null
  return { items: await currentStates(parts, page), next }
}
