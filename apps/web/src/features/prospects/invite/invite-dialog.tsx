import { counted } from '@vitrine/basics/wording.ts'
import type { InvitationRow } from '@vitrine/contracts/accounts/invitation.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Dialog } from '@vitrine/ui/primitives/dialog.tsx'
import { type FormEvent, useState } from 'react'
import { FailureNotice } from '../../../lib/requests/failure-notice.tsx'
import { emptyInvitation, type Invitation } from './invitation.ts'
import { InvitationRows } from './invitation-rows.tsx'
import { InviteForm } from './invite-form.tsx'
import { useInvitePeople } from './invite-people.ts'

const peopleWords = (count: number) => counted(count, 'person', 'people')

const countOf = (rows: readonly InvitationRow[], outcome: InvitationRow['outcome']) =>
  rows.filter((row) => row.outcome === outcome).length

/** The lines that were not taken, to be mended: none of them is lost. */
const refusedLines = (rows: readonly InvitationRow[]) =>
  rows.flatMap(({ outcome, text }) => (outcome === 'refused' ? [text] : [])).join('\n')

interface InviteDialogProps {
  invitation: Invitation
  onChange: (invitation: Invitation) => void
  onClose: () => void
}

/** Whom to invite, then what would become of each line, then what did. */
export default function InviteDialog({ invitation, onChange, onClose }: InviteDialogProps) {
  const [rows, setRows] = useState<readonly InvitationRow[] | null>(null)
  const [unread, setUnread] = useState<readonly string[]>([])
  const [tried, setTried] = useState(false)
  const invite = useInvitePeople()
  const missing = invitation.people.trim() === '' ? 'Name at least one person' : undefined
  const ready = rows ? countOf(rows, 'ready') : 0
  const refused = rows ? countOf(rows, 'refused') : 0
  const done = rows !== null && countOf(rows, 'invited') > 0
  const send = (preview: boolean) =>
    invite.mutate(
      { ...invitation, preview },
      {
        onSuccess: (answer) => {
          setRows(answer.rows)
          setUnread(answer.unread)
          if (preview) return
          const people = refusedLines(answer.rows)
          onChange(people === '' ? emptyInvitation : { ...invitation, people })
        },
      },
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!missing) send(rows === null)
  }
  const mend = () => {
    setRows(null)
    setTried(false)
  }
  const { error } = invite
  return (
    <Dialog
      open
      onClose={onClose}
      title={done ? 'Invited' : 'Invite people'}
      description={
        done
          ? `${peopleWords(countOf(rows, 'invited'))} invited; the mails are in the outbox.`
          : 'Each gets an account and a mail with a temporary password. Answers go to you.'
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {rows ? (
          <>
            <p role="status" className="text-sm text-ink-soft">
              {done ? '' : `${peopleWords(ready)} can be invited. `}
              {refused > 0 && `${refused === 1 ? '1 line needs' : `${refused} lines need`} mending.`}
            </p>
            {unread.length > 0 && !done && (
              <p className="text-[13px] text-ink-soft">
                {unread.length === 1 ? 'A column that is' : 'Columns that are'} not read: {unread.join(', ')}.
              </p>
            )}
            <InvitationRows rows={rows} />
          </>
        ) : (
          <InviteForm
            value={invitation}
            onChange={(change) => onChange({ ...invitation, ...change })}
            error={tried ? missing : undefined}
          />
        )}
        {error && <FailureNotice error={error} />}
        <div className="flex flex-wrap justify-end gap-3">
          {rows && (!done || refused > 0) && (
            <Button variant="secondary" held={invite.isPending} onClick={mend}>
              {done ? 'Mend the rest' : 'Back'}
            </Button>
          )}
          {done ? (
            <Button onClick={onClose}>Done</Button>
          ) : (
            <Button type="submit" busy={invite.isPending} held={rows !== null && ready === 0}>
              {rows ? `Invite ${peopleWords(ready)}` : 'Check the list'}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
