import type { Person } from '@vitrine/contracts/people/person.ts'
import { Badge } from '@vitrine/ui/primitives/badge.tsx'
import { day } from '../screen/moment.ts'
import { statusLooks } from './person-looks.ts'

/** Whether the mailed password of somebody without another one still works; null if there is none. */
function invitationOf({ status, invitationEndsAt }: Person): { lapsed: boolean; until: string } | null {
  if (status !== 'approved' || invitationEndsAt === null) return null
  const ends = new Date(invitationEndsAt)
  return { lapsed: ends.getTime() <= Date.now(), until: day.format(ends) }
}

/** A person's state: the status, on hold, asked more than once, invited or lapsed. */
export function PersonBadges({ person }: { person: Person }) {
  const { tone, words } = statusLooks[person.status]
  const invitation = invitationOf(person)
  return (
    <>
      <Badge tone={tone}>{words}</Badge>
      {person.status === 'pending' && person.heldAt !== null && <Badge>On hold</Badge>}
      {person.timesAsked > 1 && <Badge>Asked {person.timesAsked} times</Badge>}
      {invitation && !invitation.lapsed && (
        <Badge>
          {/* On a phone it would leave the names in a list no room. */}
          <span>
            <span className="max-sm:sr-only">Invited </span>until {invitation.until}
          </span>
        </Badge>
      )}
      {invitation?.lapsed && <Badge tone="warning">Invitation lapsed</Badge>}
    </>
  )
}
