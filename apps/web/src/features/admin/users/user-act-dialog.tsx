import { ConfirmDialog } from '@vitrine/ui/primitives/confirm-dialog.tsx'
import { useDeleteUser } from '../../../lib/people/delete-user.ts'
import { resendingWords, useResendCredentials } from '../../../lib/people/resend-credentials.ts'
import { useChangeRole } from './change-role.ts'
import { useRevokeUserSessions } from './revoke-user-sessions.ts'
import { useRestoreUser, useSetAccess } from './set-access.ts'
import type { UserAct } from './user-act.ts'

function words(act: UserAct) {
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
        text: resendingWords(email),
        confirmLabel: 'Resend',
      }
    case 'sessions':
      return {
        title: 'End all sessions',
        text: `${who} is signed out everywhere and has to sign in again.`,
        confirmLabel: 'End sessions',
      }
    case 'block':
      return {
        title: 'Block the account',
        text: `${who} is signed out everywhere and cannot sign in until the account is opened again.`,
        confirmLabel: 'Block',
      }
    case 'unblock':
      return { title: 'Open the account again', text: `${who} can sign in again.`, confirmLabel: 'Open' }
    case 'reset-second-step':
      return {
        title: 'Take the second step away',
        text: `For people who have lost their app and their recovery codes: make sure that it really is ${who} who asks. The next sign-in needs the password alone.`,
        confirmLabel: 'Take away',
      }
    case 'restore':
      return {
        title: 'Undo the deletion',
        text: `The account of ${who} is open again, and ${email} gets a new temporary password by mail.`,
        confirmLabel: 'Bring back',
      }
    case 'delete':
      return {
        title: 'Delete the account',
        text: `The sessions of ${who} end at once, and the personal data are erased after 30 days.`,
        confirmLabel: 'Delete',
      }
  }
}

function accessOf(kind: 'block' | 'unblock' | 'reset-second-step') {
  if (kind === 'reset-second-step') return { change: { resetSecondStep: true }, done: 'The second step is taken away.' }
  const blocked = kind === 'block'
  return { change: { blocked }, done: blocked ? 'The account is blocked.' : 'The account is open again.' }
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
  const access = useSetAccess()
  const restore = useRestoreUser()
  const settled = { onSettled: onClose }
  const confirm = () => {
    if (act.kind === 'role') changeRole.mutate({ person: act.person, role: act.role }, settled)
    else if (act.kind === 'resend') resend.mutate(act.person, settled)
    else if (act.kind === 'sessions') revoke.mutate(act.person, settled)
    else if (act.kind === 'delete') remove.mutate(act.person, settled)
    else if (act.kind === 'restore') restore.mutate(act.person, settled)
    else access.mutate({ person: act.person, ...accessOf(act.kind) }, settled)
  }
  return (
    <ConfirmDialog
      open
      {...words(act)}
      danger={act.kind === 'delete'}
      busy={[changeRole, resend, revoke, remove, access, restore].some(({ isPending }) => isPending)}
      onConfirm={confirm}
      onCancel={onClose}
    />
  )
}
