import type { Person } from '@vitrine/contracts/people/person.ts'
import { stageSchema } from '@vitrine/contracts/people/pipeline.ts'
import { Badge } from '@vitrine/ui/primitives/badge.tsx'
import { controlClass } from '@vitrine/ui/primitives/field.tsx'
import { Link } from 'react-router'
import { day } from '../../../lib/screen/moment.ts'
import { stageWords } from '../../../lib/people/stage-words.ts'
import { useEditProspect } from '../pipeline/edit-prospect.ts'
import type { ProspectView } from '../use-prospect-view.ts'

/** One prospect on the board. */
export function BoardCard({ person, view }: { person: Person; view: ProspectView }) {
  const edit = useEditProspect()
  const name = person.name || person.email
  return (
    <li className="flex flex-col gap-1.5 rounded-control border bg-surface p-3 text-sm">
      <Link to={view.addressOf(person.id)} preventScrollReset className="rounded font-medium hover:underline">
        {name}
      </Link>
      {person.org && <p className="truncate text-[13px] text-ink-faint">{person.org}</p>}
      {(person.nextStep || person.nextStepOn) && (
        <p className="text-[13px] text-ink-soft">
          {person.nextStep || 'Next step'}
          {person.nextStepOn && `, ${day.format(new Date(`${person.nextStepOn}T12:00:00`))}`}
        </p>
      )}
      <p className="flex flex-wrap gap-1.5 empty:hidden">
        {person.owner && <Badge tone="accent">{person.owner.name}</Badge>}
        {person.tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </p>
      <select
        aria-label={`Stage of ${name}`}
        disabled={edit.isPending}
        value={person.stage}
        onChange={(event) => edit.mutate({ id: person.id, change: { stage: stageSchema.parse(event.target.value) } })}
        className={`${controlClass} mt-1 py-1 text-[13px]`}
      >
        {stageSchema.options.map((stage) => (
          <option key={stage} value={stage}>
            {stageWords[stage]}
          </option>
        ))}
      </select>
    </li>
  )
}
