import type { Person } from '@vitrine/contracts/people/person.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { eq } from 'drizzle-orm'
import { lockAccount } from '../accounts/lock-account.ts'
import { revokeApiKeys } from '../accounts/revoke-api-keys.ts'
import { forgetRecoveryCodes } from '../accounts/second-step/recovery-codes.ts'
import { revokeSessions } from '../accounts/sessions/sessions.ts'
import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Db } from '../database/database.ts'
import { passkeys } from '../database/schema/account-security.ts'
import { accounts } from '../database/schema/accounts.ts'
import { keepAnAdmin } from './admins.ts'
import { findPerson, lockPerson } from './find-person.ts'
import type { PeopleParts } from './people-parts.ts'
import { personOf } from './person.ts'
import { tellOfStaffAct } from './tell-of-staff-act.ts'

export interface AccessChange {
  blocked?: boolean | undefined
  /** When access ends; null: never. */
  accessEndsAt?: Date | null | undefined
  /** Removes the second step, passkeys included, of somebody who has lost app, codes and keys. */
  resetSecondStep?: boolean | undefined
}

type AccountRow = typeof accounts.$inferSelect
type Step = (tx: Db, account: AccountRow, actor: Actor, now: Date) => Promise<void>

const block =
  (parts: Pick<PeopleParts, 'place'>, blocked: boolean): Step =>
  async (tx, account, actor, now) => {
    if (blocked === (account.blockedAt !== null)) return
    if (blocked && account.role === 'admin') await keepAnAdmin(tx, account.id)
    await tx
      .update(accounts)
      .set({ blockedAt: blocked ? now : null })
      .where(eq(accounts.id, account.id))
    if (blocked) await revokeSessions(tx, account.id, now)
    if (blocked) await revokeApiKeys(tx, account.id, now)
    await tellOfStaffAct(tx, parts.place, account, { event: blocked ? 'blocked' : 'unblocked', actor }, now)
    await writeAudit(
      tx,
      actor,
      { action: blocked ? 'account-blocked' : 'account-unblocked', targetId: account.id },
      now,
    )
  }

/** Access ends at the end of a day: the last day is the one before. */
const lastDayOf = (endsAt: Date): Date => new Date(endsAt.getTime() - 1)

const limit =
  (parts: Pick<PeopleParts, 'place'>, endsAt: Date | null): Step =>
  async (tx, account, actor, now) => {
    if (endsAt && endsAt <= now) {
      throw new InputError('invalid-request', 'The field accessEndsOn is a day that is over.', {
        hint: 'Choose today or a later day, or block the account to end its access now.',
      })
    }
    if (endsAt && account.role === 'admin') await keepAnAdmin(tx, account.id)
    await tx.update(accounts).set({ expiresAt: endsAt }).where(eq(accounts.id, account.id))
    const detail = endsAt
      ? `Its last day is ${lastDayOf(endsAt).toLocaleDateString('en-GB', { dateStyle: 'full', timeZone: 'UTC' })}.`
      : 'It no longer ends.'
    await tellOfStaffAct(tx, parts.place, account, { event: 'expiry-changed', actor, detail }, now)
    const details = { 'last day': endsAt ? lastDayOf(endsAt).toISOString().slice(0, 10) : 'none' }
    await writeAudit(tx, actor, { action: 'account-expiry-set', targetId: account.id, details }, now)
  }

const resetSecondStep =
  (parts: Pick<PeopleParts, 'place'>): Step =>
  async (tx, account, actor, now) => {
    const removed = await tx.delete(passkeys).where(eq(passkeys.accountId, account.id)).returning({ id: passkeys.id })
    if (account.totpSecret === null && removed.length === 0) {
      throw new RequestError('conflict', 'This account has no second step.')
    }
    const off = { totpSecret: null, totpPending: null, totpLastStep: null, totpSince: null }
    await tx.update(accounts).set(off).where(eq(accounts.id, account.id))
    await forgetRecoveryCodes(tx, account.id)
    await tellOfStaffAct(tx, parts.place, account, { event: 'second-step-off', actor }, now)
    await writeAudit(tx, actor, { action: 'second-step-reset', targetId: account.id }, now)
  }

/**
 * Blocks or unblocks an account, sets or removes its last day, and removes a lost second step. Throws 'not-found',
 * 'conflict', 'last-admin' and 'invalid-request'.
 */
export async function setAccess(
  parts: PeopleParts,
  id: string,
  { blocked, accessEndsAt, resetSecondStep: reset }: AccessChange,
  actor: Actor,
): Promise<Person> {
  const steps = [
    ...(blocked === undefined ? [] : [block(parts, blocked)]),
    ...(accessEndsAt === undefined ? [] : [limit(parts, accessEndsAt)]),
    ...(reset ? [resetSecondStep(parts)] : []),
  ]
  await parts.db.transaction(async (tx) => {
    const person = await lockPerson(tx, id)
    const account = await lockAccount(tx, id)
    if (!account || person.status === 'deleted') {
      throw new RequestError('conflict', 'There is no account to change.', { hint: 'Approve the request first.' })
    }
    if (actor.accountId === id) throw new RequestError('conflict', 'Nobody blocks or limits themselves.')
    for (const step of steps) await step(tx, account, actor, parts.clock())
  })
  return personOf(await findPerson(parts.db, id))
}
