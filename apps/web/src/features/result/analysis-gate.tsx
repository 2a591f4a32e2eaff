import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'
import { failureWords } from '@vitrine/contracts/calls/failure-words.ts'
import { pages } from '@vitrine/contracts/pages/pages.ts'
import { buttonClass } from '@vitrine/ui/primitives/button.tsx'
import { EmptyState } from '@vitrine/ui/primitives/empty-state.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { Loading } from '@vitrine/ui/primitives/loading.tsx'
import { type ReactNode, useCallback } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useAnalysis } from '../../lib/analyses/use-analysis.ts'
import { useTitle } from '../../lib/screen/use-title.ts'
import { UnfinishedResult } from './unfinished-result.tsx'

interface AnalysisGateProps {
  /** Shown if the address names no analysis. */
  missing?: ReactNode
  children: (analysis: Analysis, readAgain: () => void) => ReactNode
}

export const browseModels = (
  <Link to={pages.explore} className={buttonClass({ variant: 'secondary' })}>
    Browse the models
  </Link>
)

const noResults = (
  <EmptyState
    level="h1"
    title="No results available"
    text="No results available. Please go back and process a file."
    action={browseModels}
  />
)

/** Shows the analysis in the address: its progress while it runs, then the screen's own view. */
export function AnalysisGate({ missing = noResults, children }: AnalysisGateProps) {
  const [query] = useSearchParams()
  const id = query.get('analysis')
  const analysis = useAnalysis(id, query.get('share'))
  const { refetch } = analysis
  const readAgain = useCallback(() => void refetch(), [refetch])
  useTitle(analysis.data?.modelTitle ?? 'Result')
  if (id === null) return missing
  if (analysis.isPending) return <Loading />
  if (analysis.isError) {
    return (
      <div className="flex flex-col items-start gap-4">
        <h1 className="text-2xl font-semibold tracking-tight">Result</h1>
        <ErrorNotice
          message={failureWords(analysis.error)}
          hint="It may have been deleted, or belong to another account. Results are private to the person who ran them."
        />
        {browseModels}
      </div>
    )
  }
  if (analysis.data.status !== 'succeeded') {
    return <UnfinishedResult analysis={analysis.data} onFinished={readAgain} />
  }
  return children(analysis.data, readAgain)
}
