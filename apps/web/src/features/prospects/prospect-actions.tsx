import type { Prospect } from '@vitrine/contracts/people/person.ts'
import { Badge } from '@vitrine/ui/primitives/badge.tsx'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { ConfirmDialog } from '@vitrine/ui/primitives/confirm-dialog.tsx'
import { lazy, Suspense, useState } from 'react'
import { useApproveUser } from '../../lib/people/approve-user.ts'
import { useDeleteUser } from '../../lib/people/delete-user.ts'
import { PersonBadges } from '../../lib/people/person-badges.tsx'
import { typeWords } from '../../lib/people/person-looks.ts'
import { resendingWords, useResendCredentials } from '../../lib/people/resend-credentials.ts'
import { loadLater } from '../../lib/screen/load-later.ts'
import { useUser } from '../../lib/session/current-session.ts'
import { useDecideRequests } from './decide/decide-requests.ts'
import { useMailDemoInvitation } from './mail-demo-invitation.ts'

const EditDialog = lazy(loadLater(() => import('./pipeline/edit-dialog.tsx')))
const DeclineDialog = lazy(loadLater(() => import('./decide/decline-dialog.tsx')))

/** What may be done with this person by who is signed in, as the server will judge it. */
const permitted = ({ status, role }: Prospect, isAdmin: boolean) => ({
  approve: status === 'pending' || status === 'declined',
  wait: status === 'pending',
  resend: status === 'approved' && role !== null && (role === 'user' || isAdmin),
  invite: status !== 'deleted',
  remove: status !== 'deleted' && (role === null || isAdmin),
})

export function ProspectActions({ prospect }: { prospect: Prospect }) {
  const [asking, setAsking] = useState<'resend' | 'remove' | 'decline' | 'edit' | null>(null)
  const isAdmin = useUser()?.role === 'admin'
  const may = permitted(prospect, isAdmin)
  const approve = useApproveUser()
  const resend = useResendCredentials()
  const remove = useDeleteUser()
  const invite = useMailDemoInvitation()
  const decide = useDecideRequests()
  const close = () => setAsking(null)
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap gap-2">
        <PersonBadges person={prospect} />
        <Badge>{typeWords[prospect.type]}</Badge>
        {prospect.role !== null && <Badge tone="accent">{prospect.role}</Badge>}
        {prospect.isPasswordTemporary && <Badge>Temporary password</Badge>}
      </p>
      <div className="flex flex-wrap gap-2">
        {may.approve && (
          <Button busy={approve.isPending} onClick={() => approve.mutate(prospect)}>
            Approve
          </Button>
        )}
        {may.wait && (
          <>
            <Button
              variant="secondary"
              busy={decide.isPending}
              onClick={() =>
                decide.mutate({ ids: [prospect.id], decision: prospect.heldAt === null ? 'hold' : 'resume' })
              }
            >
              {prospect.heldAt === null ? 'Hold' : 'Take off hold'}
            </Button>
            <Button variant="secondary" onClick={() => setAsking('decline')}>
              Decline
            </Button>
          </>
        )}
        {may.resend && (
          <Button variant="secondary" onClick={() => setAsking('resend')}>
            Resend credentials
          </Button>
        )}
        {may.invite && (
          <Button variant="secondary" busy={invite.isPending} onClick={() => invite.mutate(prospect)}>
            Mail demo invitation
          </Button>
        )}
        {may.invite && (
          <Button variant="secondary" onClick={() => setAsking('edit')}>
            Edit
          </Button>
        )}
        {may.remove && (
          <Button variant="ghost" onClick={() => setAsking('remove')}>
            Delete
          </Button>
        )}
      </div>
      {asking === 'edit' && (
        <Suspense fallback={null}>
          <EditDialog prospect={prospect} onClose={close} />
        </Suspense>
      )}
      {asking === 'decline' && (
        <Suspense fallback={null}>
          <DeclineDialog ids={[prospect.id]} whom={prospect.name || prospect.email} onClose={close} onDone={close} />
        </Suspense>
      )}
      <ConfirmDialog
        open={asking === 'resend'}
        title="Resend credentials"
        text={resendingWords(prospect.email)}
        confirmLabel="Resend"
        busy={resend.isPending}
        onConfirm={() => resend.mutate(prospect, { onSettled: close })}
        onCancel={close}
      />
      <ConfirmDialog
        open={asking === 'remove'}
        title={prospect.role === null ? 'Delete the request' : 'Delete the account'}
        text={`${prospect.role === null ? 'The request is closed' : 'Its sessions end at once'}, and the personal data of ${prospect.email} are erased after 30 days.`}
        confirmLabel="Delete"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(prospect, { onSettled: close })}
        onCancel={close}
      />
    </div>
  )
}
