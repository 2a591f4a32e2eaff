import type { CallAnswer } from '@vitrine/contracts/calls/client.ts'
import type { Prospect } from '@vitrine/contracts/people/person.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { CopyButton } from '@vitrine/ui/primitives/copy-button.tsx'
import { Dialog } from '@vitrine/ui/primitives/dialog.tsx'
import { TextField } from '@vitrine/ui/primitives/text-field.tsx'
import { useState } from 'react'
import { ShowcaseForm } from './showcase-form.tsx'

/** Makes a link, then shows its address: only now, because only its hash is stored. */
export default function NewShowcaseDialog({ prospect, onClose }: { prospect: Prospect; onClose: () => void }) {
  const [made, setMade] = useState<CallAnswer<'createShowcase'> | null>(null)
  const address = made && new URL(made.path, window.location.origin).href
  return (
    <Dialog
      open
      onClose={onClose}
      title={made ? 'The link is made' : 'New showcase link'}
      description={
        made
          ? 'Copy it now: it is shown this once. Anyone who has it sees the page.'
          : `A page with chosen samples for ${prospect.name || prospect.email}.`
      }
    >
      {address ? (
        <div className="flex flex-col gap-4">
          <TextField label="Address" readOnly value={address} onFocus={(event) => event.target.select()} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <CopyButton text={address} label="Copy the link" />
            <Button onClick={onClose}>Done</Button>
          </div>
        </div>
      ) : (
        <ShowcaseForm prospect={prospect} onMade={setMade} />
      )}
    </Dialog>
  )
}
