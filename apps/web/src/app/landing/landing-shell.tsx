import { Loading } from '@vitrine/ui/primitives/loading.tsx'
import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { SkipLink } from '../skip-link.tsx'
import { TakenOver } from '../start/taken-over.tsx'
import { useShellTheme } from '../theme.ts'
import { LandingFooter } from './landing-footer.tsx'
import { LandingHeader } from './landing-header.tsx'

/** As high as the window, so that the footer does not appear and disappear again, which would be a layout shift. */
const waiting = (
  <div className="min-h-dvh">
    <Loading />
  </div>
)

const light = () => 'light' as const

/** The light frame of landing, marketing and account pages. */
export function LandingShell() {
  useShellTheme(light)
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <LandingHeader />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Suspense fallback={waiting}>
          <Outlet />
          <TakenOver />
        </Suspense>
      </main>
      <LandingFooter />
    </div>
  )
}
