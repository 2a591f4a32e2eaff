import type { Catalogue } from '@vitrine/contracts/catalogue/catalogue.ts'
import { useEffect, useState } from 'react'
import { fetchCatalogue } from '../../lib/catalogue/fetch-catalogue.ts'

/** The catalogue without the query library, which this page does not load. `null` while it loads. */
export function useLandingCatalogue(): Catalogue | Error | null {
  const [catalogue, setCatalogue] = useState<Catalogue | Error | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    fetchCatalogue(abort.signal).then(setCatalogue, (error: Error) => abort.signal.aborted || setCatalogue(error))
    return () => abort.abort()
  }, [])
  return catalogue
}
