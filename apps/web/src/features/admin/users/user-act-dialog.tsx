import { ConfirmDialog } from '@vitrine/ui/primitives/confirm-dialog.tsx'
import { useDeleteUser } from '../../../lib/people/delete-user.ts'
import { useResendCredentials } from '../../../lib/people/resend-credentials.ts'
import { useChangeRole } from './change-role.ts'
import { useRevokeUserSessions } from './revoke-user-sessions.ts'
import type { UserAct } from './user-act.ts'

const words = (act: UserAct) => {
  const { name, email } = act.person
  const who = name || email
  switch (act.kind) {
    case 'role':
      return {
        title: 'Change the role',
        text: `${who} becomes ${act.role}, from the next call on.`,
        confirmLabel: 'Change',
      }
    case 'resend':
      return {
        title: 'Resend credentials',
        text: `${email} gets a new temporary password by mail. An older temporary one stops at once; a password of their own when the new one is used.`,
        confirmLabel: 'Resend',
      }
    case 'sessions':
      return {
        title: 'End all sessions',
        text: `${who} is signed out everywhere and has to sign in again.`,
        confirmLabel: 'End sessions',
      }
    case 'delete':
      return {
        title: 'Delete the account',
        text: `The sessions of ${who} end at once, and the personal data are erased after 30 days.`,
        confirmLabel: 'Delete',
      }
  }
}

interface UserActDialogProps {
  act: UserAct
  onClose: () => void
}

/** Asks before an account is changed, then does it. */
export function UserActDialog({ act, onClose }: UserActDialogProps) {
  const changeRole = useChangeRole()
  const resend = useResendCredentials()
  const revoke = useRevokeUserSessions()
  const remove = useDeleteUser()
  const settled = { onSettled: onClose }
  const confirm = () => {
    if (act.kind === 'role') changeRole.mutate({ person: act.person, role: act.role }, settled)
    else if (act.kind === 'resend') resend.mutate(act.person, settled)
    else if (act.kind === 'sessions') revoke.mutate(act.person, settled)
    else remove.mutate(act.person, settled)
  }
  return (
    <ConfirmDialog
      open
      {...words(act)}
      danger={act.kind === 'delete'}
      busy={[changeRole, resend, revoke, remove].some(({ isPending }) => isPending)}
      onConfirm={confirm}
      onCancel={onClose}
    />
  )
}
