import type { Person } from '@vitrine/contracts/people/person.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import { NotAllowed } from '@vitrine/errors/not-allowed.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { eq } from 'drizzle-orm'
import { findAccount, normalEmail } from '../../accounts/account.ts'
import { lockAccount } from '../../accounts/lock-account.ts'
import { issueTemporaryPassword } from '../../accounts/passwords/issue-temporary-password.ts'
import { revokeSessions } from '../../accounts/sessions/sessions.ts'
import type { Actor } from '../../audit/actor.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Db } from '../../database/database.ts'
import { accounts } from '../../database/schema/accounts.ts'
import { type PersonRow, people } from '../../database/schema/people.ts'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import { findPerson, lockPerson } from '../find-person.ts'
import { interestsOf } from '../interests.ts'
import { invitationOf } from '../invitations/invitation-of.ts'
import { isInUse } from '../invitations/is-in-use.ts'
import type { PeopleParts } from '../people-parts.ts'
import { personOf } from '../person.ts'
import { replyToOf } from '../reply-to.ts'
import { withoutFreeText } from '../requests/without-free-text.ts'
import { listStaff } from '../staff.ts'
import type { ProspectChange } from './prospect-change.ts'
import { refuseStale } from './refuse-stale.ts'

async function ownerOf(tx: Db, owner: string | undefined, now: Date): Promise<{ ownerId?: string | null }> {
  if (owner === undefined) return {}
  if (owner === '') return { ownerId: null }
  const staff = await listStaff(tx, now)
  if (!staff.some(({ id }) => id === owner)) {
    throw new InputError('invalid-request', 'The owner must be an account of sales or admins.')
  }
  return { ownerId: owner }
}

const takenEmail = (email: string) =>
  new RequestError('conflict', `${email} has an account already.`, { hint: 'Delete this one, or keep its e-mail.' })

/** A request's mistyped e-mail: its acknowledgement goes out again, to the right one. */
async function correctRequest(parts: PeopleParts, tx: Db, person: PersonRow, email: string, now: Date) {
  if (person.status === 'pending') {
    const rows = await tx.select().from(people).where(eq(people.email, email))
    if (rows.some(({ type, status }) => type === person.type && status === 'pending')) {
      throw new RequestError('conflict', `A request of ${email} waits already.`, { hint: 'Delete one of the two.' })
    }
  }
  await tx.update(people).set({ email }).where(eq(people.id, person.id))
  const data = withoutFreeText(person, parts.topics)
  const mail = { kind: 'request-received', to: email, personId: person.id, data } as const
  if (person.status === 'pending') await enqueueMail(tx, parts.place, mail, now)
}

/** An invitation that went astray: its reader is shut out, and the right person gets a password of their own. */
async function correctAccount(parts: PeopleParts, tx: Db, person: PersonRow, email: string, actor: Actor, now: Date) {
  const account = await lockAccount(tx, person.id)
  if (!account || account.role !== 'user' || (await isInUse(tx, account))) {
    throw new NotAllowed('act-not-allowed', 'The e-mail of an account that is in use stays as it is.', {
      hint: 'It can be corrected until its owner has set a password.',
    })
  }
  if (await findAccount(tx, email)) throw takenEmail(email)
  await tx.update(accounts).set({ email }).where(eq(accounts.id, person.id))
  await revokeSessions(tx, person.id, now)
  const { id, name } = account
  const wentAstray = (await invitationOf(tx, id)) ?? ({ kind: 'credentials' } as const)
  const order = { sealer: parts.sealer, now, ...(await replyToOf(tx, actor)), ...wentAstray }
  await issueTemporaryPassword(tx, parts.place, { id, name, email }, order)
}

/** Names of what really changed, for the audit log: values are personal. */
const changedFields = (person: PersonRow, values: Partial<PersonRow>): string[] =>
  Object.entries(values).flatMap(([field, value]) =>
    JSON.stringify(person[field as keyof PersonRow]) === JSON.stringify(value) ? [] : [field],
  )

/**
 * Changes what sales know of a prospect. A corrected e-mail gets the mail that went to the wrong one; of an account in use it
 * stays. Throws 'not-found', 'conflict', 'act-not-allowed' and 'invalid-request'.
 */
export async function editProspect(
  parts: PeopleParts,
  id: string,
  change: ProspectChange,
  actor: Actor,
): Promise<Person> {
  const { db, clock } = parts
  await db.transaction(async (tx) => {
    const person = await lockPerson(tx, id)
    if (person.status === 'deleted') throw new RequestError('conflict', 'This person was deleted.')
    refuseStale(person, change)
    const now = clock()
    const { name, org, phone, interested_in: interestedIn, stage, tags, nextStep, nextStepOn } = change
    const values: Partial<PersonRow> = {
      ...(name !== undefined && { name }),
      ...(org !== undefined && { org }),
      ...(phone !== undefined && { phone }),
      ...(interestedIn !== undefined && { interestedIn, interests: interestsOf(interestedIn) }),
      ...(stage !== undefined && { stage }),
      ...(await ownerOf(tx, change.owner === person.ownerId ? undefined : change.owner, now)),
      ...(tags !== undefined && { tags: [...new Set(tags)] }),
      ...(nextStep !== undefined && { nextStep }),
      ...(nextStepOn !== undefined && { nextStepOn: nextStepOn || null }),
    }
    const email = change.email === undefined ? person.email : normalEmail(change.email)
    const fields = changedFields(person, { ...values, email })
    if (fields.length === 0) return
    if (person.role !== null && fields.includes('name')) {
      if (person.role !== 'user') throw new NotAllowed('act-not-allowed', 'Staff change their own names.')
      await tx
        .update(accounts)
        .set({ name: name ?? person.name })
        .where(eq(accounts.id, id))
    }
    await tx
      .update(people)
      .set({ ...values, updatedAt: now })
      .where(eq(people.id, id))
    if (fields.includes('email')) {
      if (person.role === null) await correctRequest(parts, tx, { ...person, ...values }, email, now)
      else await correctAccount(parts, tx, person, email, actor, now)
    }
    await writeAudit(
      tx,
      actor,
      { action: 'prospect-edited', targetId: id, details: { fields: fields.join(', ') } },
      now,
    )
  })
  return personOf(await findPerson(db, id))
}
