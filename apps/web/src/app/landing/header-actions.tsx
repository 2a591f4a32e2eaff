import { Button } from '@vitrine/ui/primitives/button.tsx'
import { lazy, Suspense } from 'react'
import { dialogs } from '../../lib/screen/dialogs.ts'
import { useUser } from '../../lib/session/current-session.ts'
import { SiteLinks } from './site-links.tsx'

// Loaded on demand, so that visitors do not download it.
const PersonActions = lazy(() => import('./person-actions.tsx'))

const linkClass = 'rounded px-2 py-2 lg:px-3 text-sm text-ink-soft hover:text-ink'

function VisitorActions() {
  return (
    <>
      <SiteLinks pages={['services', 'career', 'about']} className={linkClass} />
      <Button variant="ghost" onClick={() => dialogs.open({ kind: 'login' })}>
        Login
      </Button>
      <Button onClick={() => dialogs.open({ kind: 'request-demo' })}>Request Demo</Button>
    </>
  )
}

/** The header's actions for the current person; the mobile menu shows the same. */
export function HeaderActions() {
  const user = useUser()
  if (!user) return <VisitorActions />
  return (
    <>
      <SiteLinks pages={[]} className={linkClass} />
      <Suspense fallback={null}>
        <PersonActions user={user} />
      </Suspense>
    </>
  )
}
