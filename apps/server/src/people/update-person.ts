import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import type { Person } from '@vitrine/contracts/people/person.ts'
import { NotAllowed } from '@vitrine/errors/not-allowed.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { eq } from 'drizzle-orm'
import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Db } from '../database/database.ts'
import { accounts } from '../database/schema/accounts.ts'
import { type PersonRow, people } from '../database/schema/people.ts'
import type { MailPlace } from '../mail/mail-content.ts'
import { keepAnAdmin } from './admins.ts'
import { findPerson, lockPerson, noSuchPerson } from './find-person.ts'
import { interestsOf } from './interests.ts'
import type { PeopleParts } from './people-parts.ts'
import { personOf } from './person.ts'
import { bytesOfAddress, makeProfilePicture } from './picture/profile-picture.ts'
import { tellOfStaffAct } from './tell-of-staff-act.ts'

export interface PersonChange {
  name?: string | undefined
  /** A data: URL; null or '' removes the picture, the existing URL leaves it. */
  profile_img_url?: string | null | undefined
  /** An uploaded picture; takes precedence over the URL. */
  picture?: Buffer | undefined
  /** This and the following are for admins only. */
  role?: Role | undefined
  org?: string | undefined
  phone?: string | undefined
  interested_in?: string | undefined
}

export interface Editor extends Actor {
  accountId: string
  role: Role
  /** Throws 'confirmation-required' without a recent proof of identity; called before a role is changed. */
  requireProof: () => void
}

/** Only actual changes: clients send the whole user back. */
const changesOf = (person: PersonRow, change: PersonChange) => ({
  role: change.role !== undefined && change.role !== person.role ? change.role : undefined,
  details: {
    ...(change.org !== undefined && change.org !== person.org && { org: change.org }),
    ...(change.phone !== undefined && change.phone !== person.phone && { phone: change.phone }),
    ...(change.interested_in !== undefined &&
      change.interested_in !== person.interestedIn && {
        interestedIn: change.interested_in,
        interests: interestsOf(change.interested_in),
      }),
  },
})

async function changeRole(
  tx: Db,
  place: MailPlace,
  { person, role, editor }: { person: PersonRow; role: Role; editor: Editor },
  now: Date,
): Promise<void> {
  if (person.role === null) {
    throw new RequestError('conflict', 'A request has no role.', { hint: 'Approve it first.' })
  }
  editor.requireProof()
  if (person.role === 'admin') await keepAnAdmin(tx, person.id)
  await tx.update(accounts).set({ role }).where(eq(accounts.id, person.id))
  const detail = `Your role is now: ${role}. Pages show it after your next sign-in.`
  await tellOfStaffAct(tx, place, person, { event: 'role-changed', actor: editor, detail }, now)
  const details = { from: person.role, to: role }
  await writeAudit(tx, editor, { action: 'role-changed', targetId: person.id, details }, now)
}

/** The picture to store, null to remove it, undefined to leave it. */
async function pictureOf(db: Db, id: string, { picture, profile_img_url: address }: PersonChange) {
  if (picture) return makeProfilePicture(picture)
  if (address === undefined) return undefined
  if (address === null || address === '') return null
  const { picture: stored } = await findPerson(db, id)
  return address === stored ? undefined : makeProfilePicture(bytesOfAddress(address))
}

/**
 * Changes the caller's own name and picture; admins may change anybody's, and also role, organisation, phone and
 * interests. To others, somebody else's account is 'not-found'. Throws 'not-found', 'act-not-allowed', 'last-admin' and
 * for a picture what `makeProfilePicture` throws.
 */
export async function updatePerson(
  { db, clock, place }: PeopleParts,
  id: string,
  change: PersonChange,
  editor: Editor,
): Promise<Person> {
  const isAdmin = editor.role === 'admin'
  if (!isAdmin && editor.accountId !== id) throw noSuchPerson()
  const picture = await pictureOf(db, id, change)
  await db.transaction(async (tx) => {
    const person = await lockPerson(tx, id)
    if (person.status === 'deleted') throw noSuchPerson()
    const now = clock()
    const { role, details } = changesOf(person, change)
    if (!isAdmin && (role !== undefined || Object.keys(details).length > 0)) {
      throw new NotAllowed('act-not-allowed', 'Only admins change roles and contact details.')
    }
    if (role !== undefined) await changeRole(tx, place, { person, role, editor }, now)
    const name = change.name ?? person.name
    await tx
      .update(people)
      .set({ ...details, name, updatedAt: now })
      .where(eq(people.id, id))
    if (person.role !== null) {
      await tx
        .update(accounts)
        .set({ name, ...(picture !== undefined && { profileImageUrl: picture }) })
        .where(eq(accounts.id, id))
    }
    if (editor.accountId !== id && (name !== person.name || picture !== undefined || Object.keys(details).length > 0)) {
      await writeAudit(tx, editor, { action: 'account-edited', targetId: id }, now)
    }
  })
  return personOf(await findPerson(db, id))
}
