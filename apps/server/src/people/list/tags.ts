import { asc, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { people } from '../../database/schema/people.ts'
import { isTagged } from './person-filters.ts'

/** More than a menu can show. */
const mostTags = 500

/** The tags in use, by name. */
export async function listTags(db: Db): Promise<string[]> {
  const tag = sql<string>`unnest(${people.tags})`.as('tag')
  const rows = await db.selectDistinct({ tag }).from(people).where(isTagged).orderBy(asc(tag)).limit(mostTags)
  return rows.map((row) => row.tag)
}
