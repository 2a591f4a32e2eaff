import type { AnalysisState } from '@vitrine/contracts/analysis.ts'
import { useEffect, useState } from 'react'
import { followAnalysis } from './follow-analysis.ts'

/** The live state of an analysis; `error` when it can no longer be followed. */
export const useFollow = (id: string | null) => {
  const [state, setState] = useState<AnalysisState | null>(null)
  const [error, setError] = useState<Error | null>(null)
  useEffect(() => {
    setState(null)
    setError(null)
    if (id === null) return
    const abort = new AbortController()
    const follow = async () => {
      try {
        for await (const next of followAnalysis(id, abort.signal)) if (!abort.signal.aborted) setState(next)
      } catch (failure) {
        if (!abort.signal.aborted) setError(failure instanceof Error ? failure : new Error(String(failure)))
      }
    }
    void follow()
    return () => abort.abort()
  }, [id])
  return { state, error }
}
