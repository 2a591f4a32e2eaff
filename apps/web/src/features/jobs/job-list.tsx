import { pages } from '@vitrine/contracts/pages/pages.ts'
import { Button, buttonClass } from '@vitrine/ui/primitives/button.tsx'
import { Card } from '@vitrine/ui/primitives/card.tsx'
import { EmptyState } from '@vitrine/ui/primitives/empty-state.tsx'
import { Skeleton } from '@vitrine/ui/primitives/skeleton.tsx'
import { Link } from 'react-router'
import { FailureNotice } from '../../lib/requests/failure-notice.tsx'
import { JobRow } from './job-row.tsx'
import { useJobs } from './use-jobs.ts'

export function JobList() {
  const jobs = useJobs()
  if (jobs.isPending) {
    return (
      <div role="status" aria-label="Loading..." className="flex flex-col gap-2">
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
      </div>
    )
  }
  if (jobs.isError) return <FailureNotice error={jobs.error} />
  const items = jobs.data.pages.flatMap((page) => page.items)
  if (items.length === 0) {
    return (
      <EmptyState
        title="Nothing here yet"
        text="Run a model on a sample or on a file of your own; it will be listed here."
        action={
          <Link to={pages.explore} className={buttonClass()}>
            Browse the models
          </Link>
        }
      />
    )
  }
  return (
    <>
      <Card>
        <ul className="divide-y">
          {items.map((item) => (
            <JobRow key={item.id} job={item} />
          ))}
        </ul>
      </Card>
      {jobs.hasNextPage && (
        <Button
          variant="secondary"
          className="self-center"
          busy={jobs.isFetchingNextPage}
          onClick={() => void jobs.fetchNextPage()}
        >
          Show older ones
        </Button>
      )}
    </>
  )
}
