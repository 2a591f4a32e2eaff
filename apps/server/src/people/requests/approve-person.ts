import type { Person } from '@vitrine/contracts/people/person.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { eq, sql } from 'drizzle-orm'
import { type Account, findAccount } from '../../accounts/account.ts'
import { issueTemporaryPassword } from '../../accounts/passwords/issue-temporary-password.ts'
import type { Actor } from '../../audit/actor.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Db } from '../../database/database.ts'
import { accounts } from '../../database/schema/accounts.ts'
import { type PersonRow, people } from '../../database/schema/people.ts'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import { findPerson, lockPerson } from '../find-person.ts'
import type { PeopleParts } from '../people-parts.ts'
import { personOf } from '../person.ts'
import { replyToOf } from '../reply-to.ts'

function requirePending({ status }: PersonRow): void {
  // A declined request may still be approved.
  if (status === 'pending' || status === 'declined') return
  throw new RequestError('conflict', status === 'approved' ? 'This was approved already.' : 'This was deleted.', {
    hint: status === 'approved' ? 'Use Resend for a new temporary password.' : 'A deleted request stays deleted.',
  })
}

/** Makes an account of the request, with the same id. */
async function makeAccount(
  tx: Db,
  { place, sealer }: PeopleParts,
  { id, email, name }: PersonRow,
  actor: Actor,
  now: Date,
): Promise<void> {
  const account = { id, email, name: name === '' ? email : name, role: 'user', createdAt: now } as const
  await tx.insert(accounts).values(account)
  await issueTemporaryPassword(tx, place, account, {
    kind: 'credentials',
    sealer,
    now,
    ...(await replyToOf(tx, actor)),
  })
}

/** The e-mail already has an account: the request joins it, and no password is sent. */
async function joinAccount(
  tx: Db,
  { place }: PeopleParts,
  person: PersonRow,
  account: Account,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  await tx.update(people).set({ status: 'approved', joinedAccountId: account.id }).where(eq(people.id, person.id))
  const data = { name: account.name, interest: person.interestedIn }
  const mail = { kind: 'access-granted', to: account.email, personId: person.id, data } as const
  await enqueueMail(tx, place, { ...mail, ...(await replyToOf(tx, actor)) }, now)
}

/** Makes an account from a request and mails its temporary password. Throws 'not-found' and 'conflict'. */
export async function approvePerson(parts: PeopleParts, id: string, type: string, actor: Actor): Promise<Person> {
  const { db, clock } = parts
  await db.transaction(async (tx) => {
    const person = await lockPerson(tx, id, type)
    requirePending(person)
    const now = clock()
    // Two requests with one e-mail that are approved at once must become one account.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account:${person.email}`}, 0))`)
    const existing = await findAccount(tx, person.email)
    if (existing) await joinAccount(tx, parts, person, existing, { actor, now })
    else await makeAccount(tx, parts, person, actor, now)
    await tx
      .update(people)
      .set({ approvedAt: now, updatedAt: now, heldAt: null, declinedAt: null })
      .where(eq(people.id, id))
    await writeAudit(tx, actor, { action: 'request-approved', targetId: id, details: { type: person.type } }, now)
  })
  return personOf(await findPerson(db, id))
}
