import { Button } from '@vitrine/ui/primitives/button.tsx'
import { UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const InviteDialog = lazy(() => import('./invite-dialog.tsx'))

export function InviteButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button className="max-sm:order-first" onClick={() => setOpen(true)}>
        <UserPlus aria-hidden="true" className="size-4" />
        Invite
      </Button>
      {open && (
        <Suspense fallback={null}>
          <InviteDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
