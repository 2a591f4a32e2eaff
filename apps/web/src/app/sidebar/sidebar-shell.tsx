import { QueryClientProvider } from '@tanstack/react-query'
import { Loading } from '@vitrine/ui/primitives/loading.tsx'
import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { queryClient } from '../../lib/requests/query-client.ts'
import { OfflineNotice } from '../offline-notice.tsx'
import { SkipLink } from '../skip-link.tsx'
import { TakenOver } from '../start/taken-over.tsx'
import { rememberedTheme, useShellTheme } from '../theme.ts'
import { MobileBar } from './mobile-bar.tsx'
import { Sidebar } from './sidebar.tsx'

/** The dark (or light, as chosen) frame of the catalogue, model, result and job screens. */
export default function SidebarShell() {
  useShellTheme(rememberedTheme)
  return (
    <QueryClientProvider client={queryClient}>
      <div className="flex min-h-dvh flex-col bg-canvas text-ink md:flex-row">
        <SkipLink />
        <Sidebar />
        <MobileBar />
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 px-4 py-6 md:py-8 lg:px-6 xl:px-8 outline-none">
          <div className="mx-auto max-w-7xl">
            <OfflineNotice />
            <Suspense fallback={<Loading />}>
              <Outlet />
              <TakenOver />
            </Suspense>
          </div>
        </main>
      </div>
    </QueryClientProvider>
  )
}
