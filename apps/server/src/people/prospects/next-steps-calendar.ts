import { and, asc, eq, isNotNull, ne } from 'drizzle-orm'
import { people } from '../../database/schema/people.ts'
import type { PeopleParts } from '../people-parts.ts'
import { writeCalendar } from './write-calendar.ts'

const most = 1000

/** The next steps of a salesperson's prospects as an iCalendar file of whole days. */
export async function nextStepsCalendar(
  { db, clock, place }: Pick<PeopleParts, 'db' | 'clock' | 'place'>,
  ownerId: string,
): Promise<string> {
  const steps = await db
    .select()
    .from(people)
    .where(and(eq(people.ownerId, ownerId), isNotNull(people.nextStepOn), ne(people.status, 'deleted')))
    .orderBy(asc(people.nextStepOn))
    .limit(most)
  const days = steps.flatMap(({ id, name, email, org, nextStep, nextStepOn: day }) => {
    if (day === null) return []
    const whom = [name || email, org].filter(Boolean).join(', ')
    const url = `${place.baseUrl}/prospects?person=${id}`
    return [{ id: `next-step-${id}`, day, summary: `${nextStep || 'Next step'}: ${whom}`, url }]
  })
  return writeCalendar(place.product, days, clock())
}
