import type { PersonStatus, RequestType } from '@vitrine/contracts/person.ts'
import type { Stage } from '@vitrine/contracts/pipeline.ts'
import type { Role } from '@vitrine/contracts/roles.ts'
import { and, arrayContains, eq, gte, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { people } from '../database/schema/people.ts'

export interface PersonFilters {
  search?: string | undefined
  status?: PersonStatus | undefined
  /** Of those that wait. */
  held?: 'yes' | 'no' | undefined
  stage?: Stage | undefined
  /** Id of who looks after them. */
  owner?: string | undefined
  type?: RequestType | undefined
  role?: Role | undefined
  interest?: string | undefined
  /** Days, UTC. */
  from?: string | undefined
  to?: string | undefined
}

const day = 24 * 3_600_000

/** As the columns `search` and `searchText` were made: these signs part words. */
const separators = /[\s@._\-+,;:/()&]+/

/** An index of trigrams tells nothing of shorter words. */
const shortestInside = 3

const quoted = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`
const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/** Each word must be there: one of three letters or more anywhere, a shorter one where a word begins. */
const searchCondition = (search: string): SQL | undefined => {
  const words = search.toLowerCase().split(separators).filter(Boolean)
  return and(
    ...words.map((word) =>
      word.length >= shortestInside
        ? sql`${people.searchText} like ${`%${escaped(word)}%`}`
        : sql`${people.search} @@ to_tsquery('simple', ${quoted(word)})`,
    ),
  )
}

/** The filters of the list and of its export as one condition. */
export const personCondition = (filters: PersonFilters): SQL | undefined => {
  const { search, status, held, stage, owner, type, role, interest, from, to } = filters
  return and(
    status === undefined ? ne(people.status, 'deleted') : eq(people.status, status),
    held && (held === 'yes' ? isNotNull(people.heldAt) : isNull(people.heldAt)),
    stage && eq(people.stage, stage),
    owner === undefined ? undefined : eq(people.ownerId, owner),
    type && eq(people.type, type),
    role && eq(people.role, role),
    interest === undefined ? undefined : arrayContains(people.interests, [interest]),
    from === undefined ? undefined : gte(people.createdAt, new Date(from)),
    to === undefined ? undefined : lt(people.createdAt, new Date(new Date(to).getTime() + day)),
    search === undefined ? undefined : searchCondition(search),
  )
}
