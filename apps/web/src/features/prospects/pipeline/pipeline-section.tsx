import type { Prospect } from '@vitrine/contracts/people/person.ts'
import { stageSchema } from '@vitrine/contracts/people/pipeline.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Options } from '@vitrine/ui/primitives/options.tsx'
import { SelectField } from '@vitrine/ui/primitives/select-field.tsx'
import { TextField } from '@vitrine/ui/primitives/text-field.tsx'
import type { FormEvent } from 'react'
import { useKept } from '../../../lib/forms/use-kept.ts'
import { stageWords } from '../../../lib/people/stage-words.ts'
import { DrawerSection } from '../drawer-section.tsx'
import { useEditProspect } from './edit-prospect.ts'
import { useStaff } from './use-staff.ts'

const fieldsOf = ({ stage, owner, tags, nextStep, nextStepOn }: Prospect) => ({
  stage,
  owner: owner?.id ?? '',
  tags: tags.join(', '),
  nextStep,
  nextStepOn: nextStepOn ?? '',
})

type Fields = ReturnType<typeof fieldsOf>

interface Touched {
  /** Only what was touched: the rest follows what colleagues change meanwhile. */
  typed: Partial<Fields>
  /** What stood there when the first field was touched. */
  seen: Partial<Fields>
}

const untouched: Touched = { typed: {}, seen: {} }

const fieldNames = ['stage', 'owner', 'tags', 'nextStep', 'nextStepOn'] as const satisfies (keyof Fields)[]

/** Some of the fields. */
const only = (names: readonly (keyof Fields)[], fields: Fields): Partial<Fields> =>
  Object.fromEntries(names.map((name) => [name, fields[name]]))

/** Where sales stand with somebody: stage, owner, tags and what comes next. */
export function PipelineSection({ prospect }: { prospect: Prospect }) {
  const staff = useStaff()
  const edit = useEditProspect()
  const stored = fieldsOf(prospect)
  const [{ typed, seen }, touch] = useKept(`sales:${prospect.id}`, untouched)
  const fields = { ...stored, ...typed }
  const changed = fieldNames.filter((field) => fields[field] !== stored[field])
  const set = (change: Partial<Fields>) => touch({ typed: { ...typed, ...change }, seen: { ...stored, ...seen } })
  /** What a colleague put into a field after it was touched here. */
  const now = (field: keyof Fields, words = stored[field]) =>
    field in typed && seen[field] !== stored[field] && fields[field] !== stored[field]
      ? `Now: ${words || 'empty'}`
      : undefined
  // An owner whose account is gone is still named.
  const known = staff.data?.some(({ id }) => id === prospect.owner?.id) ?? false
  const submit = (event: FormEvent) => {
    event.preventDefault()
    edit.mutate(
      { id: prospect.id, change: { ...only(changed, fields), seen: only(changed, stored) } },
      { onSuccess: () => touch(untouched) },
    )
  }
  return (
    <DrawerSection title="Sales">
      <form onSubmit={submit} className="grid grid-cols-2 gap-3">
        <SelectField
          label="Stage"
          help={now('stage', stageWords[stored.stage])}
          value={fields.stage}
          onChange={(event) => set({ stage: stageSchema.parse(event.target.value) })}
        >
          <Options of={stageSchema.options.map((stage) => [stage, stageWords[stage]])} />
        </SelectField>
        <SelectField
          label="Owner"
          help={now('owner', prospect.owner?.name)}
          value={fields.owner}
          onChange={(event) => set({ owner: event.target.value })}
        >
          <option value="">Nobody</option>
          {prospect.owner && !known && <option value={prospect.owner.id}>{prospect.owner.name}</option>}
          <Options of={(staff.data ?? []).map(({ id, name }) => [id, name])} />
        </SelectField>
        <div className="col-span-2">
          <TextField
            label="Tags"
            help={now('tags') ?? 'Separated by commas.'}
            maxLength={400}
            value={fields.tags}
            onChange={(event) => set({ tags: event.target.value })}
          />
        </div>
        <div className="col-span-2 sm:col-span-1">
          <TextField
            label="Next step"
            help={now('nextStep')}
            maxLength={300}
            value={fields.nextStep}
            onChange={(event) => set({ nextStep: event.target.value })}
          />
        </div>
        <div className="col-span-2 sm:col-span-1">
          <TextField
            label="On"
            help={now('nextStepOn')}
            type="date"
            value={fields.nextStepOn}
            onChange={(event) => set({ nextStepOn: event.target.value })}
          />
        </div>
        <Button
          type="submit"
          variant="secondary"
          size="small"
          className="justify-self-start"
          held={changed.length === 0}
          busy={edit.isPending}
        >
          Save
        </Button>
      </form>
    </DrawerSection>
  )
}
