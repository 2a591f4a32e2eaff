import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Person } from '@vitrine/contracts/people/person.ts'
import { client } from '../../lib/requests/client.ts'

const most = 8
/** Fewer letters fit too many. */
const fewestLetters = 2

/** One for each e-mail: of an account and its requests the account, which is what people do things with. */
function onePerEmail(people: readonly Person[]) {
  const found = new Map<string, Person>()
  for (const person of people) {
    const known = found.get(person.email)
    if (!known || (known.role === null && person.role !== null)) found.set(person.email, person)
  }
  return [...found.values()]
}

/** People whom the typed text fits, the deleted last: logs tell of them too. */
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

/** The person that an address names. */
export const useKnownPerson = (id: string | undefined) =>
  useQuery({
    queryKey: ['people', 'one', id],
    queryFn: ({ signal }) => client.call('getUser', { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
  })
