import { roleSchema } from '@vitrine/contracts/accounts/roles.ts'
import type { Person } from '@vitrine/contracts/people/person.ts'
import { Badge } from '@vitrine/ui/primitives/badge.tsx'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Cell } from '@vitrine/ui/primitives/data-table.tsx'
import { controlClass } from '@vitrine/ui/primitives/field.tsx'
import { Options } from '@vitrine/ui/primitives/options.tsx'
import { Day } from '../../../lib/screen/dated.tsx'
import { day } from '../../../lib/screen/moment.ts'
import { useUser } from '../../../lib/session/current-session.ts'
import { PersonCell } from '../person-cell.tsx'
import { dayWords, lastDayOf } from './last-day.ts'
import type { UserAct } from './user-act.ts'
import { UserMenu } from './user-menu.tsx'
import { whoIs } from './who-is.ts'

interface UserRowProps {
  person: Person
  onAct: (act: UserAct) => void
  onExpiry: (person: Person) => void
}

const expiryWords = (endsAt: string) =>
  Date.parse(endsAt) <= Date.now() ? 'Expired' : `Until ${dayWords(lastDayOf(endsAt))}`

export function UserRow({ person, onAct, onExpiry }: UserRowProps) {
  const isSelf = useUser()?.id === person.id
  return (
    <tr>
      <PersonCell
        person={person}
        aside={
          <>
            {isSelf && <Badge tone="accent">You</Badge>}
            {person.blockedAt && <Badge tone="bad">Blocked</Badge>}
            {person.accessEndsAt && <Badge tone="warning">{expiryWords(person.accessEndsAt)}</Badge>}
            {person.erasesAt && <Badge tone="warning">Erased on {day.format(new Date(person.erasesAt))}</Badge>}
            {person.isPasswordTemporary && !person.erasesAt && <Badge>Temporary password</Badge>}
          </>
        }
      />
      <Cell>
        {person.status === 'deleted' ? (
          person.role
        ) : (
          <select
            aria-label={`Role of ${whoIs(person)}`}
            value={person.role ?? ''}
            disabled={isSelf}
            onChange={(event) => {
              const role = roleSchema.options.find((one) => one === event.target.value)
              if (role !== undefined) onAct({ kind: 'role', person, role })
            }}
            className={`${controlClass} w-28 min-w-24 py-1`}
          >
            <Options of={roleSchema.options} />
          </select>
        )}
      </Cell>
      <Cell className="hidden whitespace-nowrap text-ink-soft sm:table-cell">
        <Day at={person.approvedAt ?? person.createdAt} />
      </Cell>
      <Cell className="text-right">
        {person.status === 'deleted' ? (
          <Button variant="secondary" size="small" onClick={() => onAct({ kind: 'restore', person })}>
            Undo<span className="sr-only"> the deletion of {whoIs(person)}</span>
          </Button>
        ) : (
          !isSelf && <UserMenu person={person} onAct={onAct} onExpiry={() => onExpiry(person)} />
        )}
      </Cell>
    </tr>
  )
}
