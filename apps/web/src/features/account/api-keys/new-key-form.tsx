import type { ApiKeyScope, NewApiKey } from '@vitrine/contracts/accounts/api-key.ts'
import { FormButtons } from '@vitrine/ui/primitives/form-buttons.tsx'
import { Options } from '@vitrine/ui/primitives/options.tsx'
import { SelectField } from '@vitrine/ui/primitives/select-field.tsx'
import { TextField } from '@vitrine/ui/primitives/text-field.tsx'
import { type SyntheticEvent, useState } from 'react'
import { useCatalogue } from '../../../lib/catalogue/catalogue.ts'
import { FailureNotice } from '../../../lib/requests/failure-notice.tsx'
import { useCreateApiKey } from './use-api-keys.ts'

const scopeChoices: Record<string, readonly ApiKeyScope[]> = {
  'Run models and read results': ['run', 'read'],
  'Run models only': ['run'],
  'Read results only': ['read'],
}

const days = [7, 30, 90, 365]
const limits = [10, 60, 300, 600]

const models = (chosen: string): NewApiKey['models'] => (chosen === '' ? null : [chosen])

/** The form for a new key: name, rights, lifetime and limit. */
export function NewKeyForm({ onMade, onCancel }: { onMade: (key: string) => void; onCancel: () => void }) {
  const create = useCreateApiKey()
  const catalogue = useCatalogue()
  const [missing, setMissing] = useState(false)
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    setMissing(text('name') === '')
    if (text('name') === '') return
    create.mutate(
      {
        name: text('name'),
        scopes: [...(scopeChoices[text('scopes')] ?? ['run'])],
        models: models(text('model')),
        days: Number(text('days')),
        perMinute: Number(text('perMinute')),
      },
      { onSuccess: ({ key }) => onMade(key) },
    )
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="Name"
        name="name"
        required
        maxLength={60}
        autoComplete="off"
        help="What the key is for, such as the program that uses it."
        error={missing ? 'Give the key a name' : undefined}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label="It may" name="scopes">
          <Options of={Object.keys(scopeChoices)} />
        </SelectField>
        <SelectField label="Models" name="model">
          <option value="">All models</option>
          <Options of={(catalogue.data?.models ?? []).map(({ id, title }) => [id, title])} />
        </SelectField>
        <SelectField label="Works for" name="days" defaultValue={90}>
          <Options of={days.map((count) => [count, count === 365 ? 'A year' : `${count} days`])} />
        </SelectField>
        <SelectField label="Calls per minute" name="perMinute" defaultValue={60}>
          <Options of={limits.map((count) => [count, `At most ${count}`])} />
        </SelectField>
      </div>
      {create.isError && <FailureNotice error={create.error} failed="The key could not be made." />}
      <FormButtons label="Make the key" busy={create.isPending} onCancel={onCancel} />
    </form>
  )
}
