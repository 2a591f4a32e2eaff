import type { TitleOf } from '@vitrine/contracts/pages/page-heads.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { EmptyState } from '@vitrine/ui/primitives/empty-state.tsx'
import { Loading } from '@vitrine/ui/primitives/loading.tsx'
import { ListChecks } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { dialogs } from '../../lib/screen/dialogs.ts'
import { useTitle } from '../../lib/screen/use-title.ts'
import { useUser } from '../../lib/session/current-session.ts'
import { BatchList } from './batches/batch-list.tsx'
import { JobList } from './job-list.tsx'
import { SharedLinks } from './shared-links.tsx'

const BatchScreen = lazy(() => import('./batches/batch-screen.tsx'))

/** All of the person's runs; a single batch if the address names one (`?batch=`). */
export default function JobsScreen() {
  useTitle('Your analyses' satisfies TitleOf<'jobs'>)
  const user = useUser()
  const [query] = useSearchParams()
  const batch = query.get('batch')
  if (user && batch !== null) {
    return (
      <Suspense fallback={<Loading />}>
        <BatchScreen id={batch} modelId={query.get('model')} />
      </Suspense>
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 className="text-2xl font-semibold tracking-tight">Your analyses</h1>
        <p className="mt-1 text-sm text-ink-soft">What you have run, live, until it is deleted.</p>
      </header>
      {user ? (
        <>
          <BatchList />
          <JobList />
          <SharedLinks />
        </>
      ) : (
        <EmptyState
          icon={<ListChecks aria-hidden="true" className="size-6" />}
          title={batch === null ? 'Sign in to see your analyses' : 'Sign in to run several files at once'}
          text="Samples can be run without an account; what you run on your own files is kept here."
          action={<Button onClick={() => dialogs.open({ kind: 'login' })}>Sign in</Button>}
        />
      )}
    </div>
  )
}
