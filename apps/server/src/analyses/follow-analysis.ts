import type { AnalysisState } from '@vitrine/contracts/analyses/analysis.ts'
import { eq } from 'drizzle-orm'
import { analyses } from '../database/schema/analyses.ts'
import type { AnalysisParts } from './analysis-parts.ts'
import { currentState, isFinal } from './analysis-state.ts'

/**
 * The states of an analysis as it changes, from the current one (unless the follower has that revision already) to a
 * final one. Yields null about every two seconds while nothing changes.
 */
export async function* followAnalysis(
  parts: AnalysisParts,
  id: string,
  { after, signal }: { after: number; signal: AbortSignal },
): AsyncGenerator<AnalysisState | null, void> {
  const watch = parts.changes.watch(id)
  let seen = { revision: after, place: null as number | null }
  try {
    while (!signal.aborted) {
      // Erased rows too: a follower sees the cancellation.
      const [row] = await parts.database.db.select().from(analyses).where(eq(analyses.id, id))
      if (row === undefined) return
      const state = await currentState(parts, row)
      const changed = row.revision > seen.revision || (state.queuePlace !== null && state.queuePlace !== seen.place)
      if (changed) seen = { revision: row.revision, place: state.queuePlace }
      yield changed ? state : null
      if (isFinal(row.status)) return
      await watch.next(signal)
    }
  } finally {
    watch.end()
  }
}
