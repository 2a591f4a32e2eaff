import { ConfirmDialog } from '@vitrine/ui/primitives/confirm-dialog.tsx'
import { useState } from 'react'
import { dropKept } from '../../lib/forms/kept.ts'
import { dropSealedDraft } from '../../lib/model-input/sealed-draft.ts'
import { queryClient } from '../../lib/requests/query-client.ts'
import { authClient } from '../../lib/session/auth-client.ts'
import { session } from '../../lib/session/current-session.ts'

const texts = {
  header: 'Are you sure you want to Log out?',
  sidebar: 'Are you sure you want to log out?',
} as const

interface LogoutDialogProps {
  from: 'header' | 'sidebar'
  onClose: () => void
}

export default function LogoutDialog({ from, onClose }: LogoutDialogProps) {
  const [busy, setBusy] = useState(false)
  const logout = async () => {
    setBusy(true)
    const { refreshToken } = session.stored()
    let answer: 'ended' | 'failed' | 'no-token' = 'no-token'
    if (refreshToken) {
      answer = await authClient.call('logout', { body: { refreshToken } }).then(
        () => 'ended',
        () => 'failed',
      )
    }
    // The next person at this browser must not see this one's results.
    queryClient.clear()
    await Promise.all([dropSealedDraft(), dropKept()])
    onClose()
    session.send({ kind: 'signed-out', from, answer })
  }
  return (
    <ConfirmDialog
      open
      title="Logout"
      text={texts[from]}
      confirmLabel="Logout"
      busy={busy}
      onConfirm={() => void logout()}
      onCancel={onClose}
    />
  )
}
