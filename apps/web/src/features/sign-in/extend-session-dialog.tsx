import { ConfirmDialog } from '@vitrine/ui/primitives/confirm-dialog.tsx'
import { useState } from 'react'
import { toastFailure } from '../../lib/screen/toast.ts'
import { authClient } from '../../lib/session/auth-client.ts'
import { session } from '../../lib/session/current-session.ts'

export default function ExtendSessionDialog({ onClose }: { onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const extend = async () => {
    setBusy(true)
    try {
      const { refreshToken } = session.stored()
      if (!refreshToken) throw new Error('No refresh token available')
      session.send({ kind: 'extended', tokens: await authClient.call('extend', { body: { refreshToken } }) })
    } catch (error) {
      toastFailure(error, 'The session could not be extended.')
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title="Extend Session"
      text="Are you sure you want to extend the session?"
      busy={busy}
      onConfirm={() => void extend()}
      onCancel={onClose}
    />
  )
}
