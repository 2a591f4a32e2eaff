import { at } from '@vitrine/basics/at.ts'
import type { Person } from '@vitrine/contracts/people/person.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { behindCursor, orderBy, pageOf, type SortKey } from '../../database/page-cursor.ts'
import { accounts } from '../../database/schema/accounts.ts'
import { type PersonRow, people } from '../../database/schema/people.ts'
import { personColumns, personOf } from '../person.ts'
import { findByTagsAndNotes, type PersonFilters, personCondition } from './person-filters.ts'

export type PersonSort = 'created' | 'name' | 'email' | 'org' | 'status'

export interface PeoplePage extends PersonFilters {
  sort: PersonSort
  order?: 'asc' | 'desc' | undefined
  limit: number
  after?: string | undefined
}

/** Counting stops here: nobody needs a larger exact number. */
const countedUpTo = 10_000

const created: SortKey = { column: sql`${people.createdAt}`, kind: 'time' }

/** Each has an index on exactly these columns and the id. */
const sortKeys: { [Sort in PersonSort]: readonly SortKey[] } = {
  created: [created],
  name: [{ column: sql`lower(${people.name})`, kind: 'text' }],
  email: [{ column: sql`${people.email}`, kind: 'text' }],
  org: [{ column: sql`lower(${people.org})`, kind: 'text' }],
  status: [{ column: sql`${people.status}`, kind: 'text' }, created],
}

const id = sql`${people.id}`

/** A row's sort values from the database: its lower() may differ from JavaScript's. */
function sortValues(sort: PersonSort, row: PersonRow, lowered: string | null): string[] {
  const made = row.createdAt.toISOString()
  return {
    created: [made],
    name: [lowered ?? ''],
    email: [row.email],
    org: [lowered ?? ''],
    status: [row.status, made],
  }[sort]
}

async function countPeople(db: Db, condition: SQL | undefined): Promise<number> {
  const some = db.select({ id: people.id }).from(people).where(condition).limit(countedUpTo).as('some')
  const counted = await db.select({ total: sql<number>`count(*)::int` }).from(some)
  return at(counted, 0).total
}

/** A page of people, found by index at any depth. `total` counts up to 10,000. Throws 'invalid-request'. */
export async function listPeople(
  db: Db,
  page: PeoplePage,
): Promise<{ items: Person[]; next: string | null; total: number }> {
  const { sort, order = sort === 'created' ? 'desc' : 'asc', limit, after } = page
  const keys = sortKeys[sort]
  const lowered = sort === 'name' || sort === 'org' ? sql<string>`${keys[0]?.column}` : sql<null>`null`
  const condition = personCondition(page, await findByTagsAndNotes(db, page.search))
  const reading = db
    .select({ ...personColumns, lowered })
    .from(people)
    .leftJoin(accounts, eq(accounts.id, people.id))
    .where(and(condition, after === undefined ? undefined : behindCursor(keys, id, order, after)))
    .orderBy(...orderBy(keys, id, order))
    .limit(limit + 1)
  const [rows, total] = await Promise.all([reading, countPeople(db, condition)])
  const { page: shown, next } = pageOf(rows, limit, ({ person, lowered: key }) => ({
    values: sortValues(sort, person, key),
    id: person.id,
  }))
  return { items: shown.map(personOf), next, total }
}
