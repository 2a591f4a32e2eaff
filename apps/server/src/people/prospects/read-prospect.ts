import type { Prospect } from '@vitrine/contracts/people/person.ts'
import { and, desc, eq, ne } from 'drizzle-orm'
import { listAudit } from '../../administration/list-audit.ts'
import { accounts } from '../../database/schema/accounts.ts'
import { mails } from '../../database/schema/mails.ts'
import { people } from '../../database/schema/people.ts'
import { mailStateOf } from '../../mail/mail-state.ts'
import { findPerson } from '../find-person.ts'
import type { PeopleParts } from '../people-parts.ts'
import { personOf } from '../person.ts'
import { readActivity } from './read-activity.ts'
import { readNotes } from './read-notes.ts'

const most = 100

/** A person with context, mails, history and other rows of the same e-mail. Throws 'not-found'. */
export async function readProspect({ db }: Pick<PeopleParts, 'db'>, id: string): Promise<Prospect> {
  const found = await findPerson(db, id)
  const { person } = found
  const sent = await db.select().from(mails).where(eq(mails.personId, id)).orderBy(desc(mails.createdAt)).limit(most)
  const others = await db
    .select()
    .from(people)
    .where(and(eq(people.email, person.email), ne(people.id, id)))
    .orderBy(desc(people.createdAt))
    .limit(most)
  const [account] = await db.select({ at: accounts.lastSignInAt }).from(accounts).where(eq(accounts.id, id))
  const history = await listAudit(db, { target: id, limit: most })
  return {
    ...personOf(found),
    context: person.context,
    fields: person.fields,
    mails: sent.map(mailStateOf),
    history: history.items,
    earlierRequests: person.earlierRequests.toReversed(),
    others: others.map((other) => ({
      id: other.id,
      type: other.type,
      status: other.status,
      interested_in: other.interestedIn,
      createdAt: other.createdAt.toISOString(),
    })),
    activity: await readActivity(db, id),
    notes: await readNotes(db, id),
    declinedAt: person.declinedAt?.toISOString() ?? null,
    declineReason: person.declineReason,
    lastSignInAt: account?.at?.toISOString() ?? null,
  }
}
