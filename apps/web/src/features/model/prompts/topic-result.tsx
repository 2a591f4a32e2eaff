import { BlockList } from '@vitrine/ui/blocks/block-view.tsx'
import { Skeleton } from '@vitrine/ui/primitives/skeleton.tsx'
import { Link } from 'react-router'
import { useAnalysis } from '../../../lib/analyses/use-analysis.ts'
import { resultPath } from '../../../lib/catalogue/model-paths.ts'
import { FailureNotice } from '../../../lib/requests/failure-notice.tsx'

/** The page about a topic, below the form. */
export function TopicResult({ id }: { id: string }) {
  const analysis = useAnalysis(id, null)
  if (analysis.isPending) return <Skeleton className="h-64 w-full rounded-card" />
  if (analysis.isError) return <FailureNotice error={analysis.error} failed="Failed to explore topic" />
  const { input, blocks } = analysis.data
  return (
    <section aria-label="Result" className="flex flex-col gap-4">
      <BlockList blocks={blocks} input={input} />
      <p className="text-[13px] text-ink-faint">
        {analysis.data.engine && `Answered by ${analysis.data.engine.name} ${analysis.data.engine.version}. `}
        <Link to={resultPath({ resultRoute: '' }, id)} className="rounded text-accent underline">
          Open as a page of its own
        </Link>{' '}
        to keep, share or print it.
      </p>
    </section>
  )
}
