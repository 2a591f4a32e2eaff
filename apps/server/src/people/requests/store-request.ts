import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { normalEmail } from '../../accounts/account.ts'
import type { Db } from '../../database/database.ts'
import { type PersonRow, people } from '../../database/schema/people.ts'
import { interestsOf } from '../interests.ts'
import type { AccessRequest } from './access-request.ts'

/** Of repeated requests the earliest versions: they say most, and a form must not fill the row. */
const mostEarlier = 20

/** ISO time, UTC, as JavaScript writes it. */
const askedAt = sql`to_char(coalesce(${people.askedAgainAt}, ${people.createdAt}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The row's version before it is overwritten, so that earlier messages are kept. */
const withWhatStood = sql`case when jsonb_array_length(${people.earlierRequests}) >= ${mostEarlier}
  then ${people.earlierRequests}
  else ${people.earlierRequests} || jsonb_build_array(jsonb_build_object('at', ${askedAt}, 'name', ${people.name},
    'org', ${people.org}, 'phone', ${people.phone}, 'interested_in', ${people.interestedIn})) end`

/** Stores a request; a pending one with the same e-mail and type is updated instead. `fresh`: there was none. */
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
      // If consent is missing the second time, the first request's context is kept.
      set: {
        ...changing,
        ...(context && { context }),
        fields: sql`${people.fields} || excluded.fields`,
        timesAsked: sql`${people.timesAsked} + 1`,
        earlierRequests: withWhatStood,
        askedAgainAt: now,
      },
    })
    .returning()
  if (!person) throw new Error('the request was neither stored nor found')
  return { person, fresh: person.id === id }
}
