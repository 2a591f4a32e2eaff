import type { Prospect } from '@vitrine/contracts/people/person.ts'
import { stageSchema } from '@vitrine/contracts/people/pipeline.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { SelectField } from '@vitrine/ui/primitives/select-field.tsx'
import { TextField } from '@vitrine/ui/primitives/text-field.tsx'
import { type FormEvent, useState } from 'react'
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

/** Where sales stand with somebody: stage, owner, tags and what comes next. */
export function PipelineSection({ prospect }: { prospect: Prospect }) {
  const staff = useStaff()
  const edit = useEditProspect()
  const [fields, setFields] = useState(() => fieldsOf(prospect))
  const stored = fieldsOf(prospect)
  const isChanged = JSON.stringify(fields) !== JSON.stringify(stored)
  const set = (change: Partial<typeof fields>) => setFields((now) => ({ ...now, ...change }))
  // An owner whose account is gone is still named.
  const known = staff.data?.some(({ id }) => id === prospect.owner?.id) ?? false
  const submit = (event: FormEvent) => {
    event.preventDefault()
    edit.mutate({ id: prospect.id, change: fields }, { onSuccess: ({ tags }) => set({ tags: tags.join(', ') }) })
  }
  return (
    <DrawerSection title="Sales">
      <form onSubmit={submit} className="grid grid-cols-2 gap-3">
        <SelectField
          label="Stage"
          value={fields.stage}
          onChange={(event) => set({ stage: stageSchema.parse(event.target.value) })}
        >
          {stageSchema.options.map((stage) => (
            <option key={stage} value={stage}>
              {stageWords[stage]}
            </option>
          ))}
        </SelectField>
        <SelectField label="Owner" value={fields.owner} onChange={(event) => set({ owner: event.target.value })}>
          <option value="">Nobody</option>
          {prospect.owner && !known && <option value={prospect.owner.id}>{prospect.owner.name}</option>}
          {staff.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className="col-span-2">
          <TextField
            label="Tags"
            help="Parted by commas."
            maxLength={400}
            value={fields.tags}
            onChange={(event) => set({ tags: event.target.value })}
          />
        </div>
        <div className="col-span-2 sm:col-span-1">
          <TextField
            label="Next step"
            maxLength={300}
            value={fields.nextStep}
            onChange={(event) => set({ nextStep: event.target.value })}
          />
        </div>
        <div className="col-span-2 sm:col-span-1">
          <TextField
            label="On"
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
          disabled={!isChanged}
          busy={edit.isPending}
        >
          Save
        </Button>
      </form>
    </DrawerSection>
  )
}
