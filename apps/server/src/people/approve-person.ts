import type { Person } from '@vitrine/contracts/person.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { eq, sql } from 'drizzle-orm'
import { type Account, findAccount } from '../accounts/account.ts'
import { issueTemporaryPassword } from '../accounts/issue-temporary-password.ts'
import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Db } from '../database/database.ts'
import { accounts } from '../database/schema/accounts.ts'
import { type PersonRow, people } from '../database/schema/people.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { findPerson, lockPerson } from './find-person.ts'
import type { PeopleParts } from './people-parts.ts'
import { personOf } from './person.ts'

const requirePending = ({ status }: PersonRow): void => {
  if (status === 'pending') return
  throw new RequestError('conflict', status === 'approved' ? 'This was approved already.' : 'This was deleted.', {
    hint: status === 'approved' ? 'Use Resend for a new temporary password.' : 'A deleted request stays deleted.',
  })
}

/** The request becomes an account of the same id. */
const makeAccount = async (
  tx: Db,
  { place, sealer }: PeopleParts,
  { id, email, name }: PersonRow,
  now: Date,
): Promise<void> => {
  const account = { id, email, name: name === '' ? email : name, role: 'user', createdAt: now } as const
  await tx.insert(accounts).values(account)
  await issueTemporaryPassword(tx, place, account, { kind: 'credentials', sealer, now })
}

/** Somebody who has an account asked again: the request joins it, and no password is sent. */
const joinAccount = async (tx: Db, { place }: PeopleParts, person: PersonRow, account: Account, now: Date) => {
  await tx.update(people).set({ status: 'approved', joinedAccountId: account.id }).where(eq(people.id, person.id))
  const data = { name: account.name, interest: person.interestedIn }
  await enqueueMail(tx, place, { kind: 'access-granted', to: account.email, personId: person.id, data }, now)
}

/** Makes an account of a request and mails its temporary password. Throws 'not-found' and 'conflict'. */
export const approvePerson = async (parts: PeopleParts, id: string, type: string, actor: Actor): Promise<Person> => {
  const { db, clock } = parts
  await db.transaction(async (tx) => {
    const person = await lockPerson(tx, id, type)
    requirePending(person)
    const now = clock()
    // Two requests with one e-mail, approved at once, must become one account.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account:${person.email}`}, 0))`)
    const existing = await findAccount(tx, person.email)
    if (existing) await joinAccount(tx, parts, person, existing, now)
    else await makeAccount(tx, parts, person, now)
    await tx.update(people).set({ approvedAt: now, updatedAt: now }).where(eq(people.id, id))
    await writeAudit(tx, actor, { action: 'request-approved', targetId: id, details: { type: person.type } }, now)
  })
  return personOf(await findPerson(db, id))
}
