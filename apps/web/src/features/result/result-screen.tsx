import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '@vitrine/ui/primitives/empty-state.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { Loading } from '@vitrine/ui/primitives/loading.tsx'
import { buttonClass } from '@vitrine/ui/primitives/button.tsx'
import { useCallback } from 'react'
import { Link, useSearchParams } from 'react-router'
import { client } from '../../lib/client.ts'
import { useTitle } from '../../lib/use-title.ts'
import { ResultView } from './result-view.tsx'
import { UnfinishedResult } from './unfinished-result.tsx'

const browse = (
  <Link to="/explore" className={buttonClass({ variant: 'secondary' })}>
    Browse the models
  </Link>
)

/** One analysis by its address: while it runs its progress, afterwards its answer. */
export default function ResultScreen() {
  const [query] = useSearchParams()
  const id = query.get('analysis')
  const share = query.get('share')
  const analysis = useQuery({
    queryKey: ['analysis', id, share],
    enabled: id !== null,
    queryFn: ({ signal }) =>
      client.call('getAnalysis', { params: { id: id ?? '' }, query: share === null ? {} : { share }, signal }),
  })
  const { refetch } = analysis
  const readAgain = useCallback(() => void refetch(), [refetch])
  useTitle(analysis.data?.modelTitle ?? 'Result')
  if (id === null) {
    return (
      <EmptyState
        level="h1"
        title="No results available"
        text="No results available. Please go back and process a file."
        action={browse}
      />
    )
  }
  if (analysis.isPending) return <Loading />
  if (analysis.isError) {
    return (
      <div className="flex flex-col items-start gap-4">
        <h1 className="text-2xl font-semibold tracking-tight">Result</h1>
        <ErrorNotice
          message={analysis.error.message}
          hint="It may have been deleted, or belong to another account. Results are private to whoever ran them."
        />
        {browse}
      </div>
    )
  }
  if (analysis.data.status !== 'succeeded') {
    return <UnfinishedResult analysis={analysis.data} onFinished={readAgain} />
  }
  return <ResultView analysis={analysis.data} onChanged={readAgain} />
}
