import { type Role, roleSchema } from '@vitrine/contracts/accounts/roles.ts'
import { controlClass, Field } from '@vitrine/ui/primitives/field.tsx'
import { Options } from '@vitrine/ui/primitives/options.tsx'
import { SelectField } from '@vitrine/ui/primitives/select-field.tsx'
import { useCatalogue } from '../../../lib/catalogue/catalogue.ts'
import { AddOneField } from '../../../lib/forms/add-one-field.tsx'
import { useUser } from '../../../lib/session/current-session.ts'
import type { Invitation } from './invitation.ts'
import { PeopleField } from './people-field.tsx'

interface InviteFormProps {
  value: Invitation
  onChange: (change: Partial<Invitation>) => void
  error: string | undefined
}

const mostModels = 12

/** The people to invite, and what is the same for all of them. */
export function InviteForm({ value, onChange, error }: InviteFormProps) {
  const catalogue = useCatalogue()
  const isAdmin = useUser()?.role === 'admin'
  const roles: readonly Role[] = isAdmin ? roleSchema.options : ['user']
  const others = (catalogue.data?.models ?? []).filter(({ title }) => !value.models.includes(title))
  return (
    <div className="flex flex-col gap-4">
      <PeopleField value={value.people} onChange={(people) => onChange({ people })} error={error} />
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label="Role"
          value={value.role}
          help={isAdmin ? 'For lines that name none.' : undefined}
          onChange={(event) => onChange({ role: roleSchema.parse(event.target.value) })}
        >
          <Options of={roles} />
        </SelectField>
        <SelectField
          label="Open for"
          value={value.days}
          onChange={(event) => onChange({ days: Number(event.target.value) })}
        >
          <Options of={[3, 7, 14, 30].map((days) => [days, `${days} days`])} />
        </SelectField>
      </div>
      <AddOneField
        label="Models to begin with"
        empty="Add a model"
        options={others.map(({ title }) => ({ value: title, words: title }))}
        disabled={value.models.length >= mostModels}
        onAdd={(title) => onChange({ models: [...value.models, title] })}
      />
      {value.models.length > 0 && (
        <ul aria-label="Chosen models" className="flex flex-wrap gap-2">
          {value.models.map((title) => (
            <li key={title}>
              <button
                type="button"
                aria-label={`Leave ${title} out`}
                className="rounded-full border bg-surface px-3 py-1 text-[13px] hover:bg-sunken"
                onClick={() => onChange({ models: value.models.filter((one) => one !== title) })}
              >
                {title} <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Field label="Greeting" help="It appears in the mail above the steps to sign in.">
        {(attributes) => (
          <textarea
            {...attributes}
            rows={2}
            maxLength={2000}
            value={value.greeting}
            onChange={(event) => onChange({ greeting: event.target.value })}
            className={controlClass}
          />
        )}
      </Field>
    </div>
  )
}
