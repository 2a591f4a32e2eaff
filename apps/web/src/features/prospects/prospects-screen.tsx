import { QueryClientProvider } from '@tanstack/react-query'
import type { TitleOf } from '@vitrine/contracts/pages/page-heads.ts'
import { Loading } from '@vitrine/ui/primitives/loading.tsx'
import { lazy, Suspense } from 'react'
import { queryClient } from '../../lib/requests/query-client.ts'
import { loadLater } from '../../lib/screen/load-later.ts'
import { useTitle } from '../../lib/screen/use-title.ts'
import { RoleGate } from '../../lib/session/role-gate.tsx'
import { ViewSwitch } from './board/view-switch.tsx'
import { ExportButton } from './export-button.tsx'
import { InviteButton } from './invite/invite-button.tsx'
import { NextStepsButton } from './next-steps-button.tsx'
import { ProspectDrawer } from './prospect-drawer.tsx'
import { ProspectFilters } from './prospect-filters.tsx'
import { ProspectList } from './prospect-list.tsx'
import { useProspectView } from './use-prospect-view.ts'

const ProspectBoard = lazy(loadLater(() => import('./board/prospect-board.tsx')))

function Prospects() {
  const view = useProspectView()
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-5 px-6 py-10">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">Prospects</h1>
          <p className="mt-1 text-sm text-ink-soft">Who asked for access, and who has it.</p>
        </div>
        <div className="grid w-full grid-cols-2 gap-2 sm:flex sm:w-auto sm:flex-wrap">
          <NextStepsButton />
          <ExportButton filters={view.filters} />
          <InviteButton />
        </div>
      </header>
      <ProspectFilters view={view} />
      <ViewSwitch view={view} />
      {view.layout === 'board' ? (
        <Suspense fallback={<Loading />}>
          <ProspectBoard view={view} />
        </Suspense>
      ) : (
        <ProspectList view={view} />
      )}
      {view.person !== null && <ProspectDrawer key={view.person} id={view.person} view={view} />}
    </div>
  )
}

/** For admins and sales; anyone else is redirected to the landing page. */
export default function ProspectsScreen() {
  useTitle('Prospects' satisfies TitleOf<'prospects'>)
  return (
    <RoleGate roles={['sales', 'admin']}>
      {/* The light shell has no query client, because the landing page does without. */}
      <QueryClientProvider client={queryClient}>
        <Prospects />
      </QueryClientProvider>
    </RoleGate>
  )
}
