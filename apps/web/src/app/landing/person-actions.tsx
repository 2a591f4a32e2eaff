import { pages } from '@vitrine/contracts/pages/pages.ts'
import { Avatar } from '@vitrine/ui/primitives/avatar.tsx'
import { Button, buttonClass } from '@vitrine/ui/primitives/button.tsx'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { dialogs } from '../../lib/screen/dialogs.ts'
import { displayName, type SessionUser } from '../../lib/session/session-user.ts'

// For admins only, so loaded on demand.
const WarmUpButton = lazy(() => import('./warm-up-button.tsx'))

/** The header's actions for a signed-in person. */
export default function PersonActions({ user }: { user: SessionUser }) {
  const sells = user.role === 'admin' || user.role === 'sales'
  return (
    <>
      {user.role === 'admin' && (
        <Suspense fallback={null}>
          <WarmUpButton />
        </Suspense>
      )}
      {sells && (
        <Link to={pages.prospects} className={buttonClass({ variant: 'secondary' })}>
          Prospects
        </Link>
      )}
      <Button variant="secondary" onClick={() => dialogs.open({ kind: 'logout', from: 'header' })}>
        Logout
      </Button>
      <Link
        to={pages.account}
        className="flex items-center gap-3 rounded-full px-1.5 py-1 text-sm text-ink-soft hover:text-ink md:ml-1 md:p-0"
      >
        <Avatar name={displayName(user)} picture={user.profile_img_url} className="size-9 text-[13px]" />
        <span className="md:sr-only">Your account</span>
      </Link>
    </>
  )
}
