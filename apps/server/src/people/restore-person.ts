import type { Person } from '@vitrine/contracts/people/person.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { and, eq, ne } from 'drizzle-orm'
import { findAccount } from '../accounts/account.ts'
import { issueTemporaryPassword } from '../accounts/passwords/issue-temporary-password.ts'
import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Db } from '../database/database.ts'
import { accounts } from '../database/schema/accounts.ts'
import { type PersonRow, people } from '../database/schema/people.ts'
import { findPerson, lockPerson } from './find-person.ts'
import type { PeopleParts } from './people-parts.ts'
import { personOf } from './person.ts'
import { replyToOf } from './reply-to.ts'
import { tellOfStaffAct } from './tell-of-staff-act.ts'

const taken = () =>
  new RequestError('conflict', 'The e-mail belongs to another account here by now.', {
    hint: 'Delete that one first, or leave this one deleted.',
  })

async function restoreAccount(tx: Db, parts: PeopleParts, person: PersonRow, actor: Actor, now: Date): Promise<void> {
  const { id, name, email } = person
  if (await findAccount(tx, email)) throw taken()
  // A trigger of the migration restores the person too.
  await tx.update(accounts).set({ deletedAt: null, deletedByOwner: false }).where(eq(accounts.id, id))
  const account = { id, name, email }
  // The deletion removed its passwords, unless its owner did it.
  const detail = 'A temporary password comes in another mail.'
  await tellOfStaffAct(tx, parts.place, account, { event: 'deletion-undone', actor, detail }, now)
  const answers = await replyToOf(tx, actor)
  const order = { kind: 'new-credentials', sealer: parts.sealer, now, ...answers } as const
  await issueTemporaryPassword(tx, parts.place, account, order)
}

async function restoreRequest(tx: Db, { id, email, type }: PersonRow): Promise<void> {
  const same = and(eq(people.email, email), eq(people.type, type), eq(people.status, 'pending'), ne(people.id, id))
  const [other] = await tx.select({ id: people.id }).from(people).where(same)
  if (other) throw taken()
  await tx.update(people).set({ status: 'pending', deletedAt: null }).where(eq(people.id, id))
}

/**
 * Undoes a deletion while the data exist: a request is pending again, an account is open again and gets a new temporary
 * password. Throws 'not-found' and 'conflict'.
 */
export async function restorePerson(parts: PeopleParts, id: string, actor: Actor): Promise<Person> {
  await parts.db.transaction(async (tx) => {
    const person = await lockPerson(tx, id)
    if (person.status !== 'deleted') throw new RequestError('conflict', 'This is not deleted.')
    const now = parts.clock()
    if (person.role === null) await restoreRequest(tx, person)
    else await restoreAccount(tx, parts, person, actor, now)
    await tx.update(people).set({ updatedAt: now }).where(eq(people.id, id))
    await writeAudit(tx, actor, { action: 'account-restored', targetId: id, details: { type: person.type } }, now)
  })
  return personOf(await findPerson(parts.db, id))
}
