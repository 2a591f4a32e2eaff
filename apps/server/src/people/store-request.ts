import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { normalEmail } from '../accounts/account.ts'
import type { Db } from '../database/database.ts'
import { type PersonRow, people } from '../database/schema/people.ts'
import { interestsOf } from './interests.ts'
import type { AccessRequest } from './access-request.ts'

/** Stores a request; one that is pending for the same e-mail and type is updated instead. `fresh`: there was none. */
export async function storeRequest(
  tx: Db,
  request: AccessRequest,
  now: Date,
): Promise<{ person: PersonRow; fresh: boolean }> {
  const { email, context, fields, ...rest } = request
  const changing = { ...rest, interests: interestsOf(request.interestedIn), updatedAt: now }
  const id = randomUUID()
  const [person] = await tx
    .insert(people)
    .values({ id, email: normalEmail(email), status: 'pending', context, fields, createdAt: now, ...changing })
    .onConflictDoUpdate({
      target: [people.email, people.type],
      targetWhere: sql`status = 'pending'`,
      // Without consent the second time, what was agreed to the first time stays.
      set: {
        ...changing,
        ...(context && { context }),
        fields: sql`${people.fields} || excluded.fields`,
        timesAsked: sql`${people.timesAsked} + 1`,
        askedAgainAt: now,
      },
    })
    .returning()
  if (!person) throw new Error('the request was neither stored nor found')
  return { person, fresh: person.id === id }
}
