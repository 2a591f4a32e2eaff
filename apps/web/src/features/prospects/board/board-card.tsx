import type { Person } from '@vitrine/contracts/people/person.ts'
import { Badge } from '@vitrine/ui/primitives/badge.tsx'
import { Link } from 'react-router'
import { PersonBadges } from '../../../lib/people/person-badges.tsx'
import { day } from '../../../lib/screen/moment.ts'
import type { ProspectView } from '../use-prospect-view.ts'
import type { Moving } from './moving.ts'
import { StageSelect } from './stage-select.tsx'

interface BoardCardProps extends Moving {
  person: Person
  view: ProspectView
}

const isOver = (on: string): boolean => new Date(`${on}T23:59:59`).getTime() < Date.now()

export function BoardCard({ person, view, moved, onMove }: BoardCardProps) {
  const { nextStep, nextStepOn, owner, tags } = person
  return (
    <li className="flex flex-col gap-1.5 rounded-control border bg-surface p-3 text-sm">
      <Link
        to={view.addressOf(person.id)}
        preventScrollReset
        className="rounded font-medium break-words hover:underline"
      >
        {person.name || person.email}
      </Link>
      {person.org && <p className="truncate text-[13px] text-ink-faint">{person.org}</p>}
      {(nextStep || nextStepOn) && (
        <p className="text-[13px] text-ink-soft">
          {nextStep || 'Next step'}
          {nextStepOn && `, ${day.format(new Date(`${nextStepOn}T12:00:00`))}`}
        </p>
      )}
      <p className="flex flex-wrap gap-1.5">
        <PersonBadges person={person} />
        {nextStepOn && isOver(nextStepOn) && <Badge tone="warning">Overdue</Badge>}
        {owner && <Badge tone="accent">{owner.name}</Badge>}
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </p>
      <StageSelect person={person} moved={moved} onMove={onMove} />
    </li>
  )
}
