import type { AnalysisState } from '@vitrine/contracts/analyses/analysis.ts'
import type { AnalysisParts } from '../analysis-parts.ts'
import { isFinal } from './analysis-state.ts'

/**
 * The states of an analysis as it changes, from the current one (unless the follower has that revision already) to a
 * final one. Yields null about every two seconds while nothing changes.
 */
export async function* followAnalysis(
  {
    changes,
    readState,
  }: Pick<AnalysisParts, 'changes'> & {
    /** Of erased rows too: a follower sees the cancellation. Null: there is none. */
    readState: (id: string) => Promise<AnalysisState | null>
  },
  id: string,
  { after, signal }: { after: number; signal: AbortSignal },
): AsyncGenerator<AnalysisState | null, void> {
  const watch = changes.watch(id)
  let seen: { revision: number; place: number | null } = { revision: after, place: null }
  try {
    while (!signal.aborted) {
      const state = await readState(id)
      if (state === null) return
      const { revision, queuePlace } = state
      const changed = revision > seen.revision || (queuePlace !== null && queuePlace !== seen.place)
      if (changed) seen = { revision, place: queuePlace }
      yield changed ? state : null
      if (isFinal(state.status)) return
      await watch.next(signal)
    }
  } finally {
    watch.end()
  }
}
