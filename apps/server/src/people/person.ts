import type { Person } from '@vitrine/contracts/person.ts'
import { after, minutes } from '../time/clock.ts'
import { accounts } from '../database/schema/accounts.ts'
import { type PersonRow, people } from '../database/schema/people.ts'

/** Deleted people's data stay so long, then they are erased. */
export const keptAfterDeletion = minutes(30 * 24 * 60)

/** What a list reads of a person: its row, and of its account the rest. Join `accounts` on the same id. */
export const personColumns = {
  person: people,
  picture: accounts.profileImageUrl,
  passwordHash: accounts.passwordHash,
  accountId: accounts.id,
  temporaryExpiresAt: accounts.temporaryExpiresAt,
}

export interface PersonAndAccount {
  person: PersonRow
  picture: string | null
  passwordHash: string | null
  accountId: string | null
  temporaryExpiresAt: Date | null
}

export const personOf = ({
  person,
  picture,
  passwordHash,
  accountId,
  temporaryExpiresAt,
}: PersonAndAccount): Person => ({
  id: person.id,
  name: person.name,
  email: person.email,
  org: person.org,
  phone: person.phone,
  type: person.type,
  interested_in: person.interestedIn,
  status: person.status,
  role: person.role,
  profile_img_url: picture,
  isPasswordTemporary: accountId === null ? null : passwordHash === null,
  invitationEndsAt: passwordHash === null ? (temporaryExpiresAt?.toISOString() ?? null) : null,
  heldAt: person.heldAt?.toISOString() ?? null,
  timesAsked: person.timesAsked,
  lastAskedAt: (person.askedAgainAt ?? person.createdAt).toISOString(),
  signup_source: person.signupSource,
  is_beta_user: person.isBetaUser,
  joinedAccountId: person.joinedAccountId,
  createdAt: person.createdAt.toISOString(),
  updatedAt: person.updatedAt.toISOString(),
  approvedAt: person.approvedAt?.toISOString() ?? null,
  deletedAt: person.deletedAt?.toISOString() ?? null,
  erasesAt: person.deletedAt ? after(person.deletedAt, keptAfterDeletion).toISOString() : null,
})
