import { queryOptions, useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { queryClient } from '../requests/query-client.ts'
import { useAsServed } from '../screen/use-as-served.ts'
import { fetchCatalogue } from './fetch-catalogue.ts'

export const catalogueQuery = queryOptions({
  queryKey: ['catalogue'],
  queryFn: ({ signal }) => fetchCatalogue(signal),
})

let firstLoad: Promise<unknown> | null = null

/** All models and industries. A prerendered page stays until the catalogue has loaded too. */
export function useCatalogue() {
  const asServed = useAsServed()
  // A failed first load is shown; trying again is then up to the person.
  const catalogue = useQuery({ ...catalogueQuery, retryOnMount: firstLoad === null })
  if (asServed && catalogue.isPending) {
    firstLoad ??= queryClient.ensureQueryData(catalogueQuery).catch(() => null)
    use(firstLoad)
  }
  return catalogue
}
