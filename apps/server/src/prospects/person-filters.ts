import type { PersonStatus, RequestType } from '@vitrine/contracts/person.ts'
import type { Role } from '@vitrine/contracts/roles.ts'
import { and, arrayContains, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import { people } from '../database/schema/people.ts'

export interface PersonFilters {
  search?: string | undefined
  status?: PersonStatus | undefined
  type?: RequestType | undefined
  role?: Role | undefined
  interest?: string | undefined
  /** Days, UTC. */
  from?: string | undefined
  to?: string | undefined
}

const day = 24 * 3_600_000

/** As the column `search` was made: these signs part words. */
const separators = /[\s@._\-+,;:/()&]+/

/** All words, each as a beginning. Null when nothing is left to search for. */
const searchQuery = (search: string): string | null => {
  const words = search.toLowerCase().split(separators).filter(Boolean)
  if (words.length === 0) return null
  return words.map((word) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`).join(' & ')
}

/** The filters of the list and of its export as one condition. */
export const personCondition = (filters: PersonFilters): SQL | undefined => {
  const { search, status, type, role, interest, from, to } = filters
  const query = search === undefined ? null : searchQuery(search)
  return and(
    status === undefined ? ne(people.status, 'deleted') : eq(people.status, status),
    type && eq(people.type, type),
    role && eq(people.role, role),
    interest === undefined ? undefined : arrayContains(people.interests, [interest]),
    from === undefined ? undefined : gte(people.createdAt, new Date(from)),
    to === undefined ? undefined : lt(people.createdAt, new Date(new Date(to).getTime() + day)),
    query === null ? undefined : sql`${people.search} @@ to_tsquery('simple', ${query})`,
  )
}
