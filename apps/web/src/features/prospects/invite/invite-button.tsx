import { Button } from '@vitrine/ui/primitives/button.tsx'
import { UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useKept } from '../../../lib/forms/use-kept.ts'
import { loadLater } from '../../../lib/screen/load-later.ts'
import { emptyInvitation } from './invitation.ts'

const InviteDialog = lazy(loadLater(() => import('./invite-dialog.tsx')))

export function InviteButton() {
  const [open, setOpen] = useState(false)
  // Kept outside the dialog: Escape must not lose a long list, nor the end of a session.
  const [invitation, setInvitation] = useKept('invitation', emptyInvitation)
  return (
    <>
      <Button className="max-sm:order-first" onClick={() => setOpen(true)}>
        <UserPlus aria-hidden="true" className="size-4" />
        Invite
      </Button>
      {open && (
        <Suspense fallback={null}>
          <InviteDialog invitation={invitation} onChange={setInvitation} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
