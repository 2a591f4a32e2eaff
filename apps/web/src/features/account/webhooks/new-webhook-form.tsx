import type { WebhookEvent } from '@vitrine/contracts/analyses/webhook.ts'
import { FormButtons } from '@vitrine/ui/primitives/form-buttons.tsx'
import { Options } from '@vitrine/ui/primitives/options.tsx'
import { SelectField } from '@vitrine/ui/primitives/select-field.tsx'
import { TextField } from '@vitrine/ui/primitives/text-field.tsx'
import { type SyntheticEvent, useState } from 'react'
import { FailureNotice } from '../../../lib/requests/failure-notice.tsx'
import { useCreateWebhook } from './use-webhooks.ts'

const choices: Record<string, WebhookEvent[]> = {
  'Runs and batches': ['analysis.finished', 'batch.finished'],
  'Single runs': ['analysis.finished'],
  Batches: ['batch.finished'],
}

interface NewWebhookFormProps {
  onMade: (secret: string) => void
  onCancel: () => void
}

/** Address and events of a new webhook. */
export function NewWebhookForm({ onMade, onCancel }: NewWebhookFormProps) {
  const create = useCreateWebhook()
  const [url, setUrl] = useState('')
  const [chosen, setChosen] = useState('Runs and batches')
  const [missing, setMissing] = useState(false)
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(url.trim() === '')
    if (url.trim() === '') return
    create.mutate({ url: url.trim(), events: choices[chosen] ?? [] }, { onSuccess: ({ secret }) => onMade(secret) })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="Address"
        type="url"
        required
        maxLength={2000}
        autoComplete="off"
        placeholder="https://example.com/vitrine"
        help="Where your program takes messages. It must be public and begin with https://."
        error={missing ? 'Give the address' : undefined}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <SelectField label="Tell it of the end of" value={chosen} onChange={(event) => setChosen(event.target.value)}>
        <Options of={Object.keys(choices)} />
      </SelectField>
      {create.isError && <FailureNotice error={create.error} failed="The webhook could not be made." />}
      <FormButtons label="Make the webhook" busy={create.isPending} onCancel={onCancel} />
    </form>
  )
}
