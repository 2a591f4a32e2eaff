import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { RowSkeletons } from '@vitrine/ui/primitives/row-skeletons.tsx'
import type { ReactNode } from 'react'
import { FailureNotice } from './failure-notice.tsx'

interface QueryFailureProps {
  query: Pick<UseQueryResult, 'error' | 'refetch'>
  /** The message if the server gave none. */
  failed?: string
}

/** A failed query with a button to try again. */
export function QueryFailure({ query, failed }: QueryFailureProps) {
  return (
    <FailureNotice
      error={query.error}
      failed={failed}
      action={
        <Button variant="secondary" size="small" onClick={() => void query.refetch()}>
          Try again
        </Button>
      }
    />
  )
}

interface QueryStateProps<Data> {
  query: UseQueryResult<Data>
  failed: string
  children: (data: Data) => ReactNode
}

/** Loading, failed with a button to try again, or the data. */
export function QueryState<Data>({ query, failed, children }: QueryStateProps<Data>) {
  if (query.isPending) return <RowSkeletons />
  if (query.isError) return <QueryFailure query={query} failed={failed} />
  return children(query.data)
}
