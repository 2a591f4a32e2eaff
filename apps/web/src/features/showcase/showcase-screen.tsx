import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { CallError } from '@vitrine/contracts/calls/call-error.ts'
import type { TitleOf } from '@vitrine/contracts/pages/page-heads.ts'
import { Loading } from '@vitrine/ui/primitives/loading.tsx'
import { useParams } from 'react-router'
import { queryClient } from '../../lib/requests/query-client.ts'
import { QueryFailure } from '../../lib/requests/query-state.tsx'
import { useTitle } from '../../lib/screen/use-title.ts'
import { useUser } from '../../lib/session/current-session.ts'
import { ClosedShowcase } from './closed-showcase.tsx'
import { OpenShowcase } from './open-showcase.tsx'
import { useShowcase } from './use-showcase.ts'

function ShowcaseOf({ token }: { token: string }) {
  const queries = useQueryClient()
  const showcase = useShowcase(token)
  const { data, error } = showcase
  if (showcase.isPending) return <Loading />
  if (error instanceof CallError && error.status === 404) return <ClosedShowcase showcase={null} />
  if (!data) {
    return (
      <div className="mx-auto max-w-2xl px-6 py-20">
        <QueryFailure query={showcase} />
      </div>
    )
  }
  if (data.state !== 'open') return <ClosedShowcase showcase={data} />
  return (
    <OpenShowcase
      token={token}
      showcase={data}
      onCounted={() => void queries.invalidateQueries({ queryKey: ['showcase', token] })}
    />
  )
}

/** The page of a tracked link: what sales chose for the prospect, or why it is closed. */
export default function ShowcaseScreen() {
  useTitle('Chosen for you' satisfies TitleOf<'showcase'>)
  const { token = '' } = useParams()
  const user = useUser()
  return (
    // The landing frame has no query client, because the landing page does without.
    <QueryClientProvider client={queryClient}>
      {/* Shown at once after signing in on this page. */}
      <ShowcaseOf key={user?.id ?? 'visitor'} token={token} />
    </QueryClientProvider>
  )
}
