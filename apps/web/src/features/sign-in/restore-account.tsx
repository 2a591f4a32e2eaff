import { CallError } from '@vitrine/contracts/calls/call-error.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { useState } from 'react'
import { FailureNotice } from '../../lib/requests/failure-notice.tsx'
import { authClient } from '../../lib/session/auth-client.ts'

/** The token of a mailed link that restores a deleted account; null at any other address. */
export const restoreToken = () => /^#restore=([\w-]+)$/.exec(window.location.hash)?.[1] ?? null

interface RestoreAccountProps {
  token: string
  /** The account was restored, or they chose not to. */
  onDone: () => void
}

/** Asks for a click: programs that open links in mails must not restore accounts. */
export function RestoreAccount({ token, onDone }: RestoreAccountProps) {
  const [busy, setBusy] = useState(false)
  const [email, setEmail] = useState<string | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  // Neither a used link nor an account with the same e-mail can be retried.
  const isOver = fault instanceof CallError && fault.status >= 400 && fault.status < 500 && fault.status !== 429
  const restore = async () => {
    setBusy(true)
    try {
      setEmail((await authClient.call('undoDeletion', { body: { token } })).email)
    } catch (error) {
      setFault(error)
    }
    setBusy(false)
  }
  if (email !== null) {
    return (
      <div className="flex flex-col gap-4">
        <p role="status" className="text-sm">
          The account of {email} is back as it was. Sign in as before.
        </p>
        <Button className="self-end" onClick={onDone}>
          Sign in
        </Button>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      {!isOver && (
        <p className="text-sm text-ink-soft">You deleted your account. Bring it back with all that was in it?</p>
      )}
      {fault !== null && (
        <FailureNotice error={fault} failed="The account could not be brought back. Please try again." />
      )}
      <div className="flex justify-end gap-3">
        <Button variant={isOver ? 'primary' : 'secondary'} onClick={onDone}>
          {fault === null ? 'Leave it deleted' : 'Sign in'}
        </Button>
        {!isOver && (
          <Button busy={busy} onClick={() => void restore()}>
            Bring it back
          </Button>
        )}
      </div>
    </div>
  )
}
