import type { AnalysisState } from '@vitrine/contracts/analyses/analysis.ts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { behindCursor, orderBy, pageOf, type SortKey } from '../../database/page-cursor.ts'
import { analyses } from '../../database/schema/analyses.ts'
import type { AnalysisParts } from '../analysis-parts.ts'
import { currentStates, stateColumns } from './analysis-state.ts'

const { preview: _preview, ...listedColumns } = stateColumns

const keys: readonly SortKey[] = [{ column: sql`${analyses.createdAt}`, kind: 'time' }]
const id = sql`${analyses.id}`

export interface ListedPage {
  limit: number
  /** The previous page's `next`. */
  before?: string | undefined
  /** Only of these models; null: of all. */
  models: readonly string[] | null
}

/** An account's analyses, newest first, without those of its batches, which are listed there. */
export async function listAnalyses(
  parts: AnalysisParts,
  accountId: string,
  { limit, before, models }: ListedPage,
): Promise<{ items: AnalysisState[]; next: string | null }> {
  const older = before === undefined ? undefined : behindCursor(keys, id, 'desc', before, 'before')
  const ofModels = models === null ? undefined : inArray(analyses.modelId, [...models])
  const rows = await parts.database.db
    .select(listedColumns)
    .from(analyses)
    .where(and(eq(analyses.ownerId, accountId), isNull(analyses.batchId), isNull(analyses.erasedAt), older, ofModels))
    .orderBy(...orderBy(keys, id, 'desc'))
    .limit(limit + 1)
  const { page, next } = pageOf(rows, limit, (row) => ({ values: [row.createdAt.toISOString()], id: row.id }))
  return { items: await currentStates(parts, page), next }
}
