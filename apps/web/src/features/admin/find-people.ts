import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Person } from '@vitrine/contracts/people/person.ts'
import { client } from '../../lib/requests/client.ts'

const most = 8
/** Fewer letters match too many. */
const fewestLetters = 2

/** One result for each e-mail: its account rather than its requests. */
function onePerEmail(people: readonly Person[]) {
  const found = new Map<string, Person>()
  for (const person of people) {
    const known = found.get(person.email)
    if (!known || (known.role === null && person.role !== null)) found.set(person.email, person)
  }
  return [...found.values()]
}

/** People who match the typed text, the deleted ones last, because logs mention them too. */
export const useFoundPeople = (search: string) =>
  useQuery({
    queryKey: ['people', 'found', search],
    queryFn: async ({ signal }) => {
      const find = async (status?: 'deleted') =>
        (await client.call('listUsers', { query: { search, limit: most, ...(status && { status }) }, signal })).items
      return onePerEmail((await Promise.all([find(), find('deleted')])).flat())
    },
    enabled: search.trim().length >= fewestLetters,
    placeholderData: keepPreviousData,
  })

/** The person in the address. */
export const useKnownPerson = (id: string | undefined) =>
  useQuery({
    queryKey: ['people', 'one', id],
    queryFn: ({ signal }) => client.call('getUser', { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
  })
