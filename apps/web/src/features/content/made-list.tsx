import { useQuery } from '@tanstack/react-query'
import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { EmptyState } from '@vitrine/ui/primitives/empty-state.tsx'
import { Skeleton } from '@vitrine/ui/primitives/skeleton.tsx'
import { client } from '../../lib/requests/client.ts'
import { FailureNotice } from '../../lib/requests/failure-notice.tsx'
import { MadeCard } from './made-card.tsx'

/** How many of the latest analyses are searched, and how many results are shown. */
const lookedThrough = 100
const shown = 12

/** What the signed-in person generated with these models, newest first. */
export function MadeList({ models }: { models: readonly CatalogueModel[] }) {
  const latest = useQuery({
    queryKey: ['analyses', 'latest'],
    queryFn: ({ signal }) => client.call('listAnalyses', { query: { limit: lookedThrough }, signal }),
  })
  if (latest.isPending) {
    return (
      <div role="status" aria-label="Loading..." className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} className="h-56 rounded-card" />
        ))}
      </div>
    )
  }
  if (latest.isError) return <FailureNotice error={latest.error} />
  const made = latest.data.items
    .filter(({ status, modelId }) => status === 'succeeded' && models.some(({ id }) => id === modelId))
    .slice(0, shown)
  if (made.length === 0) {
    return (
      <EmptyState title="Nothing made yet" text="Pictures and pages that you make will be kept here for 30 days." />
    )
  }
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {made.map((one) => (
        <li key={one.id} className="min-w-0">
          <MadeCard made={one} model={models.find(({ id }) => id === one.modelId)} />
        </li>
      ))}
    </ul>
  )
}
