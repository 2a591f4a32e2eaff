import type { Catalogue } from '@vitrine/contracts/catalogue.ts'
import { useEffect, useState } from 'react'

/**
 * The catalogue without the typed client: its schemas alone would take a third of the landing page's budget.
 * `null` while it loads.
 */
export const useLandingCatalogue = (): Catalogue | Error | null => {
  const [catalogue, setCatalogue] = useState<Catalogue | Error | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    const load = async () => {
      try {
        const response = await fetch('/api/catalogue', { signal: abort.signal })
        if (!response.ok) throw new Error(`The server answered with status ${response.status}.`)
        // The server has checked its answer against the same contract.
        const { data } = (await response.json()) as { data: Catalogue }
        setCatalogue(data)
      } catch (error) {
        if (!abort.signal.aborted) setCatalogue(error instanceof Error ? error : new Error(String(error)))
      }
    }
    void load()
    return () => abort.abort()
  }, [])
  return catalogue
}
