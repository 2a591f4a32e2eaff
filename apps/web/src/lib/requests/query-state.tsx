import type { UseQueryResult } from '@tanstack/react-query'
import { failureHint, failureWords } from '@vitrine/contracts/calls/failure-words.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { RowSkeletons } from '@vitrine/ui/primitives/row-skeletons.tsx'
import type { ReactNode } from 'react'

interface QueryFailureProps {
  query: Pick<UseQueryResult, 'error' | 'refetch'>
  /** What to say when the server gave no words. */
  failed: string
}

/** What went wrong with a reading, and the way to try again. */
export function QueryFailure({ query, failed }: QueryFailureProps) {
  return (
    <ErrorNotice
      message={failureWords(query.error, failed)}
      hint={failureHint(query.error)}
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

/** Loading, failed with the way to try again, or what was read. */
export function QueryState<Data>({ query, failed, children }: QueryStateProps<Data>) {
  if (query.isPending) return <RowSkeletons />
  if (query.isError) return <QueryFailure query={query} failed={failed} />
  return children(query.data)
}
