import type { AnalysisState } from '@vitrine/contracts/analyses/analysis.ts'
import { useEffect, useState } from 'react'
import { followAnalysis } from './follow-analysis.ts'

interface Followed {
  id: string
  state: AnalysisState | null
  error: Error | null
}

/** The live state of an analysis; `error` if it can no longer be followed. */
export function useFollow(id: string | null): Omit<Followed, 'id'> {
  const [followed, setFollowed] = useState<Followed | null>(null)
  useEffect(() => {
    if (id === null) return
    const abort = new AbortController()
    const follow = async () => {
      try {
        for await (const state of followAnalysis(id, abort.signal)) setFollowed({ id, state, error: null })
      } catch (failure) {
        const error = failure instanceof Error ? failure : new Error(String(failure))
        if (!abort.signal.aborted) setFollowed({ id, state: null, error })
      }
    }
    void follow()
    return () => abort.abort()
  }, [id])
  // The state of a previously followed analysis does not apply.
  return followed?.id === id ? followed : { state: null, error: null }
}
