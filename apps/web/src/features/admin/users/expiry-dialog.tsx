import type { Person } from '@vitrine/contracts/people/person.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Dialog } from '@vitrine/ui/primitives/dialog.tsx'
import { TextField } from '@vitrine/ui/primitives/text-field.tsx'
import { useState } from 'react'
import { useSetAccess } from './set-access.ts'

const dayMilliseconds = 86_400_000

/** The last day of access, from the moment at which it ends; '' without one. */
const lastDayOf = (endsAt: string | null): string =>
  endsAt === null ? '' : new Date(Date.parse(endsAt) - dayMilliseconds).toISOString().slice(0, 10)

/** Sets, extends or removes the last day of an account. */
export function ExpiryDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const [day, setDay] = useState(lastDayOf(person.accessEndsAt))
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const access = useSetAccess()
  const save = (accessEndsOn: string | null) => {
    const done = accessEndsOn === null ? 'The account no longer expires.' : `The account is open until ${accessEndsOn}.`
    access.mutate({ person, change: { accessEndsOn }, done }, { onSuccess: onClose })
  }
  return (
    <Dialog open onClose={onClose} title="When it expires" description={person.name || person.email}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (day !== '') save(day)
        }}
        className="flex flex-col gap-4"
      >
        <TextField
          label="Last day of access"
          type="date"
          required
          min={today}
          value={day}
          help="From the next day on nobody signs in with the account, until you extend it."
          onChange={(event) => setDay(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          {person.accessEndsAt !== null && (
            <Button variant="secondary" busy={access.isPending} onClick={() => save(null)}>
              No end
            </Button>
          )}
          <Button type="submit" disabled={day === ''} busy={access.isPending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
