import type { Person } from '@vitrine/contracts/people/person.ts'
import { sql } from 'drizzle-orm'
import { accounts } from '../database/schema/accounts.ts'
import { type PersonRow, people } from '../database/schema/people.ts'
import { after, minutes } from '../time/clock.ts'

/** How long a deleted person's data are kept before they are erased. */
export const keptAfterDeletion = minutes(30 * 24 * 60)

/** What a list reads of a person: columns of its row and of its account. Join `accounts` on the same id. */
export const personColumns = {
  person: people,
  picture: accounts.profileImageUrl,
  passwordHash: accounts.passwordHash,
  accountId: accounts.id,
  temporaryExpiresAt: accounts.temporaryExpiresAt,
  // The joined account is the person's own, so the owner needs a subquery.
  ownerName: sql<string | null>`(select o.name from ${accounts} o where o.id = ${people.ownerId})`,
  blockedAt: accounts.blockedAt,
  accessEndsAt: accounts.expiresAt,
}

export interface PersonAndAccount {
  person: PersonRow
  picture: string | null
  passwordHash: string | null
  accountId: string | null
  temporaryExpiresAt: Date | null
  ownerName: string | null
  blockedAt: Date | null
  accessEndsAt: Date | null
}

export const personOf = ({
  person,
  picture,
  passwordHash,
  accountId,
  temporaryExpiresAt,
  ownerName,
  ...account
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
  stage: person.stage,
  owner: person.ownerId === null ? null : { id: person.ownerId, name: ownerName ?? '' },
  tags: person.tags,
  nextStep: person.nextStep,
  nextStepOn: person.nextStepOn,
  signup_source: person.signupSource,
  is_beta_user: person.isBetaUser,
  joinedAccountId: person.joinedAccountId,
  createdAt: person.createdAt.toISOString(),
  updatedAt: person.updatedAt.toISOString(),
  approvedAt: person.approvedAt?.toISOString() ?? null,
  deletedAt: person.deletedAt?.toISOString() ?? null,
  blockedAt: account.blockedAt?.toISOString() ?? null,
  accessEndsAt: account.accessEndsAt?.toISOString() ?? null,
  erasesAt: person.deletedAt ? after(person.deletedAt, keptAfterDeletion).toISOString() : null,
})
