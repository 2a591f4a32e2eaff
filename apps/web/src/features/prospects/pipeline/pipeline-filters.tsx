import { stageSchema } from '@vitrine/contracts/people/pipeline.ts'
import { Options } from '@vitrine/ui/primitives/options.tsx'
import { SelectField } from '@vitrine/ui/primitives/select-field.tsx'
import { stageWords } from '../../../lib/people/stage-words.ts'
import type { ProspectView } from '../use-prospect-view.ts'
import { useStaff } from './use-staff.ts'
import { useTags } from './use-tags.ts'

/** Filters by the pipeline's fields: owner, stage and tag. */
export function PipelineFilters({ view: { filters, filter, layout } }: { view: ProspectView }) {
  const staff = useStaff()
  const tags = useTags()
  const { owner = '', stage = '', tag = '' } = filters
  return (
    <>
      <SelectField label="Owner" value={owner} onChange={(event) => filter({ owner: event.target.value })}>
        <option value="">Any</option>
        <Options of={(staff.data ?? []).map(({ id, name }) => [id, name])} />
      </SelectField>
      {/* The board already has a column for each stage. */}
      {layout === 'list' && (
        <SelectField label="Stage" value={stage} onChange={(event) => filter({ stage: event.target.value })}>
          <option value="">Any</option>
          <Options of={stageSchema.options.map((option) => [option, stageWords[option]])} />
        </SelectField>
      )}
      <SelectField label="Tag" value={tag} onChange={(event) => filter({ tag: event.target.value })}>
        <option value="">Any</option>
        {/* The address may name a tag that is no longer in use. */}
        {tag !== '' && !tags.data?.includes(tag) && <option>{tag}</option>}
        <Options of={tags.data ?? []} />
      </SelectField>
    </>
  )
}
