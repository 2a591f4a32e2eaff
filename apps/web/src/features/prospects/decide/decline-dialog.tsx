import { CheckField } from '@vitrine/ui/primitives/check-field.tsx'
import { Dialog } from '@vitrine/ui/primitives/dialog.tsx'
import { FormButtons } from '@vitrine/ui/primitives/form-buttons.tsx'
import { TextAreaField } from '@vitrine/ui/primitives/text-area-field.tsx'
import { type FormEvent, useState } from 'react'
import { useKept } from '../../../lib/forms/use-kept.ts'
import { useDecideRequests } from './decide-requests.ts'

interface DeclineDialogProps {
  ids: readonly string[]
  /** The person's name, or the number of people. */
  whom: string
  onClose: () => void
  onDone: () => void
}

/** Asks for the reason, and whether to mail it. */
export default function DeclineDialog({ ids, whom, onClose, onDone }: DeclineDialogProps) {
  const [reason, setReason] = useKept(`decline:${ids.join()}`, '')
  const [mail, setMail] = useState(true)
  const decide = useDecideRequests()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    decide.mutate(
      { ids: [...ids], decision: 'decline', reason, mail },
      {
        onSuccess: () => {
          setReason('')
          onDone()
        },
      },
    )
  }
  return (
    <Dialog open onClose={onClose} title={`Decline ${whom}`} description="It can be approved later all the same.">
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextAreaField
          label="Reason"
          help={mail ? 'It appears in the mail as you write it.' : 'Kept with the request.'}
          maxLength={1000}
          value={reason}
          onChange={setReason}
        />
        <CheckField checked={mail} onChange={setMail}>
          Tell them by mail; answers go to you
        </CheckField>
        <FormButtons label="Decline" variant="danger" busy={decide.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
