import type { Catalogue } from '@vitrine/contracts/catalogue.ts'
import { useEffect, useState } from 'react'
import { fetchCatalogue } from '../../lib/fetch-catalogue.ts'

/** The catalogue without the query library, which this page does not load. `null` while it loads. */
export const useLandingCatalogue = (): Catalogue | Error | null => {
  const [catalogue, setCatalogue] = useState<Catalogue | Error | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    const load = async () => {
      try {
        setCatalogue(await fetchCatalogue(abort.signal))
      } catch (error) {
        if (!abort.signal.aborted) setCatalogue(error instanceof Error ? error : new Error(String(error)))
      }
    }
    void load()
    return () => abort.abort()
  }, [])
  return catalogue
}
