import { eq } from 'drizzle-orm'
import { type AnalysisRow, analyses } from '../../database/schema/analyses.ts'
import type { AnalysisParts } from '../analysis-parts.ts'
import { isFinal } from './analysis-state.ts'

/**
 * Waits until an analysis is finished; returns its row as of then, or as of when `milliseconds` are over. Null: it was
 * deleted in the meantime.
 */
export async function awaitAnalysis(
  parts: Pick<AnalysisParts, 'database' | 'changes'>,
  created: AnalysisRow,
  milliseconds: number,
  signal: AbortSignal,
): Promise<AnalysisRow | null> {
  const end = performance.now() + milliseconds
  const watch = parts.changes.watch(created.id)
  let row: AnalysisRow | undefined = created
  try {
    while (row && !isFinal(row.status) && performance.now() < end && !signal.aborted) {
      await watch.next(signal, isFinal)
      ;[row] = await parts.database.db.select().from(analyses).where(eq(analyses.id, created.id))
    }
  } finally {
    watch.end()
  }
  return row ?? null
}
