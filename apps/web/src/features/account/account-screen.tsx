import { QueryClientProvider } from '@tanstack/react-query'
import type { TitleOf } from '@vitrine/contracts/pages/page-heads.ts'
import { pages } from '@vitrine/contracts/pages/pages.ts'
import { buttonClass } from '@vitrine/ui/primitives/button.tsx'
import { Card } from '@vitrine/ui/primitives/card.tsx'
import { RowSkeletons } from '@vitrine/ui/primitives/row-skeletons.tsx'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link, Navigate } from 'react-router'
import { queryClient } from '../../lib/requests/query-client.ts'
import { useTitle } from '../../lib/screen/use-title.ts'
import { useUser } from '../../lib/session/current-session.ts'
import { NameForm } from './name-form.tsx'
import { OwnData } from './own-data.tsx'
import { PasskeysCard } from './passkeys/passkeys-card.tsx'
import { PictureForm } from './picture-form.tsx'
import { SecondStepCard } from './second-step/second-step-card.tsx'
import { SecurityLog } from './security-log.tsx'
import { SessionList } from './session-list.tsx'

const ApiKeys = lazy(() => import('./api-keys/api-keys.tsx'))
const Webhooks = lazy(() => import('./webhooks/webhooks.tsx'))

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-6">
      <h2 className="mt-4 text-lg font-semibold tracking-tight">{title}</h2>
      {children}
    </section>
  )
}

/** One's own picture and name, and the security of one's sign-in. */
export default function AccountScreen() {
  useTitle('Your account' satisfies TitleOf<'account'>)
  const user = useUser()
  if (!user) return <Navigate to={pages.login} replace />
  return (
    <QueryClientProvider client={queryClient}>
      <div className="mx-auto flex max-w-2xl flex-col gap-6 px-6 py-12">
        <header>
          <h1 className="text-2xl font-semibold tracking-tight">Your account</h1>
          <p className="mt-1 text-sm break-words text-ink-soft">
            {user.email}, signed in as {user.role}
          </p>
        </header>
        <Card className="p-6">
          <PictureForm user={user} />
        </Card>
        <Card className="p-6">
          <NameForm user={user} />
        </Card>
        <Section title="Security">
          <Card className="flex flex-wrap items-center justify-between gap-4 p-6">
            <div>
              <h3 className="text-base font-semibold">Password</h3>
              <p className="mt-0.5 text-sm text-ink-soft">Changing it asks for the one you have now.</p>
            </div>
            <Link to={pages.changePassword} className={buttonClass({ variant: 'secondary' })}>
              Change password
            </Link>
          </Card>
          <SecondStepCard missing={user.secondStepMissing === true} />
          <PasskeysCard missing={user.secondStepMissing === true} />
          {!user.secondStepMissing && <SessionList />}
          {!user.secondStepMissing && <SecurityLog />}
        </Section>
        {!user.secondStepMissing && (
          <Section title="For developers">
            <Suspense fallback={<RowSkeletons rows={1} />}>
              <ApiKeys />
              <Webhooks />
            </Suspense>
          </Section>
        )}
        {!user.secondStepMissing && (
          <Section title="Your data">
            <OwnData email={user.email} />
          </Section>
        )}
      </div>
    </QueryClientProvider>
  )
}
