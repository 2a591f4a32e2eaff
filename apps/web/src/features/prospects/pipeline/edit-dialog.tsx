import type { Prospect } from '@vitrine/contracts/people/person.ts'
import { Dialog } from '@vitrine/ui/primitives/dialog.tsx'
import { FormButtons } from '@vitrine/ui/primitives/form-buttons.tsx'
import { TextField } from '@vitrine/ui/primitives/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { useKept } from '../../../lib/forms/use-kept.ts'
import { useEditProspect } from './edit-prospect.ts'

function emailHelp({ status, role, email }: Prospect): string {
  if (role !== null) return `A corrected address gets a new temporary password; what went to ${email} stops working.`
  return status === 'pending' ? 'A corrected address gets the acknowledgement again.' : 'No mail is sent.'
}

type Fields = Pick<Prospect, 'name' | 'email' | 'org' | 'phone' | 'interested_in'>

const untouched: Partial<Fields> = {}

const fieldNames = ['name', 'email', 'org', 'phone', 'interested_in'] as const

/** Corrects a person's data, including a mistyped e-mail. */
export default function EditDialog({ prospect, onClose }: { prospect: Prospect; onClose: () => void }) {
  const { name, email, org, phone, interested_in } = prospect
  const stored: Fields = { name, email, org, phone, interested_in }
  // Only edited fields: the others follow colleagues' changes. Kept where the session ends or the page goes, not where the dialog is closed.
  const [typed, setTyped] = useKept(`edit:${prospect.id}`, untouched)
  const fields = { ...stored, ...typed }
  const [tried, setTried] = useState(false)
  const edit = useEditProspect()
  const set = (change: typeof typed) => setTyped({ ...typed, ...change })
  const close = () => {
    setTyped(untouched)
    onClose()
  }
  const emailFault = /^\S+@\S+\.\S+$/.test(fields.email.trim()) ? undefined : 'Invalid email address'
  // The e-mail of an account in use cannot be changed.
  const mayCorrect = prospect.role === null || (prospect.role === 'user' && prospect.isPasswordTemporary === true)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (emailFault) return
    const changed = fieldNames.filter((field) => fields[field] !== stored[field])
    if (changed.length === 0) return close()
    const only = (values: Fields) => Object.fromEntries(changed.map((field) => [field, values[field]]))
    edit.mutate({ id: prospect.id, change: { ...only(fields), seen: only(stored) } }, { onSuccess: close })
  }
  return (
    <Dialog open onClose={close} title="Edit the prospect">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label="Name"
          maxLength={200}
          value={fields.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <TextField
          label="Email"
          type="email"
          maxLength={254}
          value={fields.email}
          readOnly={!mayCorrect}
          help={mayCorrect ? emailHelp(prospect) : 'The e-mail of an account in use stays as it is.'}
          error={tried ? emailFault : undefined}
          onChange={(event) => set({ email: event.target.value })}
        />
        <TextField
          label="Organization"
          maxLength={4000}
          value={fields.org}
          onChange={(event) => set({ org: event.target.value })}
        />
        <TextField
          label="Phone"
          type="tel"
          maxLength={40}
          value={fields.phone}
          onChange={(event) => set({ phone: event.target.value })}
        />
        <TextField
          label="Interested in"
          help="Separated by commas."
          maxLength={1000}
          value={fields.interested_in}
          onChange={(event) => set({ interested_in: event.target.value })}
        />
        <FormButtons label="Save" busy={edit.isPending} onCancel={close} />
      </form>
    </Dialog>
  )
}
