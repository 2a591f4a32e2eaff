import { counted } from '@vitrine/basics/wording.ts'
import type { Decision } from '@vitrine/contracts/people/decision.ts'
import type { Person } from '@vitrine/contracts/people/person.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { ConfirmDialog } from '@vitrine/ui/primitives/confirm-dialog.tsx'
import { lazy, Suspense, useState } from 'react'
import { loadLater } from '../../../lib/screen/load-later.ts'
import { useDecideRequests } from './decide-requests.ts'

const DeclineDialog = lazy(loadLater(() => import('./decline-dialog.tsx')))

interface BulkBarProps {
  /** The selected requests. */
  people: readonly Person[]
  onClear: () => void
}

/** Actions on all selected requests. */
export function BulkBar({ people, onClear }: BulkBarProps) {
  const [asking, setAsking] = useState<'approve' | 'decline' | null>(null)
  const decide = useDecideRequests()
  const ids = people.map(({ id }) => id)
  const close = () => setAsking(null)
  const all = (decision: Decision) => decide.mutate({ ids, decision }, { onSuccess: onClear, onSettled: close })
  const allHeld = people.every(({ heldAt }) => heldAt !== null)
  return (
    <div
      role="region"
      aria-label="Marked requests"
      className="sticky bottom-3 z-20 flex flex-wrap items-center gap-2 rounded-card border bg-raised p-3 shadow-float"
    >
      <p role="status" className="mr-auto text-sm font-medium">
        {counted(people.length, 'request')} marked
      </p>
      <Button size="small" onClick={() => setAsking('approve')}>
        Approve
      </Button>
      <Button
        size="small"
        variant="secondary"
        busy={decide.isPending && asking === null}
        onClick={() => all(allHeld ? 'resume' : 'hold')}
      >
        {allHeld ? 'Take off hold' : 'Hold'}
      </Button>
      <Button size="small" variant="secondary" onClick={() => setAsking('decline')}>
        Decline
      </Button>
      <Button size="small" variant="ghost" onClick={onClear}>
        Clear
      </Button>
      <ConfirmDialog
        open={asking === 'approve'}
        title={`Approve ${counted(people.length, 'request')}`}
        text="Each gets an account and a mail with a temporary password; those who have an account already are told so."
        confirmLabel="Approve"
        busy={decide.isPending}
        onConfirm={() => all('approve')}
        onCancel={close}
      />
      {asking === 'decline' && (
        <Suspense fallback={null}>
          <DeclineDialog
            ids={ids}
            whom={counted(people.length, 'request')}
            onClose={close}
            onDone={() => {
              close()
              onClear()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
