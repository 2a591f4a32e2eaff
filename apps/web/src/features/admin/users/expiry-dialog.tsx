import type { Person } from '@vitrine/contracts/people/person.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Dialog } from '@vitrine/ui/primitives/dialog.tsx'
import { TextField } from '@vitrine/ui/primitives/text-field.tsx'
import { useState } from 'react'
import { dayWords, lastDayOf } from './last-day.ts'
import { useSetAccess } from './set-access.ts'

/** Sets, extends or removes the last day of an account. */
export function ExpiryDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const [lastDay, setLastDay] = useState(lastDayOf(person.accessEndsAt))
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const access = useSetAccess()
  const save = (accessEndsOn: string | null) => {
    const done =
      accessEndsOn === null ? 'The account no longer expires.' : `The account is open until ${dayWords(accessEndsOn)}.`
    access.mutate({ person, change: { accessEndsOn }, done }, { onSuccess: onClose })
  }
  return (
    <Dialog open onClose={onClose} title="When it expires" description={person.name || person.email}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (lastDay !== '') save(lastDay)
        }}
        className="flex flex-col gap-4"
      >
        <TextField
          label="Last day of access"
          type="date"
          required
          min={today}
          value={lastDay}
          help="From the next day on nobody signs in with the account, until you extend it."
          onChange={(event) => setLastDay(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          {person.accessEndsAt !== null && (
            <Button variant="secondary" busy={access.isPending} onClick={() => save(null)}>
              No end
            </Button>
          )}
          <Button type="submit" disabled={lastDay === ''} busy={access.isPending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
