import { TextField } from '@vitrine/ui/primitives/text-field.tsx'
import { useDeferredValue, useEffect, useId, useState } from 'react'
import { useFoundPeople, useKnownPerson } from './find-people.ts'
import { usePersonFilter } from './use-person-filter.ts'

/** Filters a list by a person: type a part of the name or e-mail, then choose a suggestion. */
export function PersonFilter() {
  const { person, choose } = usePersonFilter()
  const [typed, setTyped] = useState<string | null>(null)
  const listId = useId()
  const known = useKnownPerson(typed === null ? person : undefined).data
  const text = typed ?? known?.email ?? ''
  const found = useFoundPeople(useDeferredValue(typed ?? ''))
  const offered = typed === null ? [] : (found.data ?? [])
  const chosen = offered.find(({ email }) => email === text.trim().toLowerCase())?.id
  useEffect(() => {
    if (chosen !== undefined && chosen !== person) choose(chosen)
  })
  const nobody =
    text.trim().length > 1 && chosen === undefined && typed !== null && found.isSuccess && offered.length === 0
  return (
    <div>
      <TextField
        label="Person"
        type="search"
        placeholder="Any"
        autoComplete="off"
        maxLength={200}
        list={listId}
        value={text}
        error={nobody ? 'Nobody fits.' : undefined}
        onChange={(event) => {
          setTyped(event.target.value)
          // The text now names somebody else, or nobody yet.
          if (person !== undefined) choose(null)
        }}
      />
      <datalist id={listId}>
        {offered.map(({ id, name, email }) => (
          <option key={id} value={email}>
            {name}
          </option>
        ))}
      </datalist>
    </div>
  )
}
