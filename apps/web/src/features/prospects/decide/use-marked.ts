import type { Person } from '@vitrine/contracts/people/person.ts'
import { useState } from 'react'

/** Only pending requests can be decided. */
export const isWaiting = ({ status }: Pick<Person, 'status'>): boolean => status === 'pending'

/** Which requests of the page are selected; those no longer on the page, or no longer pending, are not. */
export function useMarked(people: readonly Person[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const waiting = people.filter(isWaiting)
  const marked = waiting.filter(({ id }) => ids.has(id))
  return {
    marked,
    has: (id: string) => ids.has(id),
    /** Every request of the page is selected. */
    all: waiting.length > 0 && marked.length === waiting.length,
    any: waiting.length > 0,
    mark: (id: string, on: boolean) =>
      setIds((now) => new Set(on ? [...now, id] : [...now].filter((one) => one !== id))),
    markAll: (on: boolean) => setIds(new Set(on ? waiting.map(({ id }) => id) : [])),
    clear: () => setIds(new Set()),
  }
}

export type Marked = ReturnType<typeof useMarked>
