import type { Person } from '@vitrine/contracts/people/person.ts'
import { NotAllowed } from '@vitrine/errors/not-allowed.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { eq } from 'drizzle-orm'
import { revokeApiKeys } from '../accounts/revoke-api-keys.ts'
import { noteSecurity, type Origin } from '../accounts/security-events.ts'
import { revokeSessions } from '../accounts/sessions/sessions.ts'
import { mailUndoLink } from '../accounts/undo-deletion/mail-undo-link.ts'
import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Db } from '../database/database.ts'
import { accounts } from '../database/schema/accounts.ts'
import { type PersonRow, people } from '../database/schema/people.ts'
import { forgetPasswords } from '../mail/forget-passwords.ts'
import { keepAnAdmin } from './admins.ts'
import { findPerson, lockPerson } from './find-person.ts'
import type { PeopleParts } from './people-parts.ts'
import { personOf } from './person.ts'

async function deleteAccount(tx: Db, { id, role }: PersonRow, byOwner: boolean, now: Date): Promise<void> {
  if (role === 'admin') await keepAnAdmin(tx, id)
  // Temporary passwords are removed at once; an owner keeps their own, to restore the account with. A trigger of the
  // migration marks the person.
  const nothing = { temporaryHash: null, temporaryExpiresAt: null, recoveryHash: null }
  await tx
    .update(accounts)
    .set({ deletedAt: now, deletedByOwner: byOwner, ...nothing, ...(!byOwner && { passwordHash: null }) })
    .where(eq(accounts.id, id))
  await revokeSessions(tx, id, now)
  await revokeApiKeys(tx, id, now)
  await forgetPasswords(tx, id)
}

/** The person who deletes, and whether they may delete accounts or only requests. */
export interface Deleter extends Actor {
  mayDeleteAccounts: boolean
}

/** Deletes one's own account; its owner is mailed a link that undoes it. Throws 'last-admin' and 'conflict'. */
export async function deleteOwnAccount(
  { db, clock, place, sealer }: PeopleParts,
  id: string,
  actor: Actor,
  origin: Origin,
): Promise<Person> {
  await db.transaction(async (tx) => {
    const person = await lockPerson(tx, id)
    if (person.status === 'deleted') throw new RequestError('conflict', 'This was deleted already.')
    const now = clock()
    await noteSecurity(tx, id, 'deletion-asked', origin, now)
    await deleteAccount(tx, person, true, now)
    await tx.update(people).set({ updatedAt: now }).where(eq(people.id, id))
    await mailUndoLink(tx, { place, sealer }, { ...person, deletedAt: now }, origin, now)
    await writeAudit(tx, actor, { action: 'account-deleted', targetId: id, details: { type: person.type } }, now)
  })
  return personOf(await findPerson(db, id))
}

/**
 * Deletes a request or an account: its sessions end at once, its personal data are erased 30 days later. Throws
 * 'not-found', 'act-not-allowed', 'conflict' and 'last-admin'.
 */
export async function deletePerson(
  { db, clock }: PeopleParts,
  id: string,
  type: string | undefined,
  deleter: Deleter,
): Promise<Person> {
  await db.transaction(async (tx) => {
    const person = await lockPerson(tx, id, type)
    const now = clock()
    if (person.status === 'deleted') throw new RequestError('conflict', 'This was deleted already.')
    const hasAccount = person.role !== null
    if (hasAccount && !deleter.mayDeleteAccounts) {
      throw new NotAllowed('act-not-allowed', 'Only admins delete accounts.', {
        hint: 'Requests can be deleted by sales.',
      })
    }
    if (hasAccount) await deleteAccount(tx, person, false, now)
    else await tx.update(people).set({ status: 'deleted', deletedAt: now }).where(eq(people.id, id))
    await tx.update(people).set({ updatedAt: now }).where(eq(people.id, id))
    const action = hasAccount ? 'account-deleted' : 'request-deleted'
    await writeAudit(tx, deleter, { action, targetId: id, details: { type: person.type } }, now)
  })
  return personOf(await findPerson(db, id))
}
