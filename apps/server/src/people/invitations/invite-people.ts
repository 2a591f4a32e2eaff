import { randomUUID } from 'node:crypto'
import type { User } from '@vitrine/contracts/accounts/account.ts'
import { type InvitationRow, mostInvitations } from '@vitrine/contracts/accounts/invitation.ts'
import { type Role, roleSchema } from '@vitrine/contracts/accounts/roles.ts'
import { emailField } from '@vitrine/contracts/fields/email-field.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { findAccount } from '../../accounts/account.ts'
import type { CallLimit } from '../../accounts/limits/limit-calls.ts'
import { issueTemporaryPassword } from '../../accounts/passwords/issue-temporary-password.ts'
import type { Actor } from '../../audit/actor.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { isCollision } from '../../database/is-collision.ts'
import { accounts } from '../../database/schema/accounts.ts'
import { people } from '../../database/schema/people.ts'
import { minutes } from '../../time/clock.ts'
import { interestsOf } from '../interests.ts'
import type { PeopleParts } from '../people-parts.ts'
import { type ListedPerson, readInvitationList } from './read-invitation-list.ts'

export interface InvitationList {
  /** CSV, see the contract. */
  people: string
  /** For lines that name none. */
  role: Role
  /** Titles. */
  models: readonly string[]
  days: number
  greeting: string
  preview: boolean
}

/** The inviter, who gets the replies to the mails. */
export interface Inviter {
  actor: Actor & { role: Role }
  user: Pick<User, 'name' | 'email'>
  /** Throws 'confirmation-required'; asked before anybody becomes sales or admin. */
  requireProof: () => void
}

/** Lists per hour and inviter: the mails are sent in our name, and an inviter's session may be stolen. */
const listLimit: CallLimit = { scope: 'invite', count: 20, window: minutes(60) }

function faultOfEmail(email: string): string | null {
  const [fault] = emailField.safeParse(email).error?.issues ?? []
  if (!fault) return null
  return fault.code === 'invalid_format' ? `${email.slice(0, 100)} is no e-mail address.` : `${fault.message}.`
}

/** Letters, marks, joiners and the punctuation of names and firms; no line breaks, web addresses or replacement characters (U+FFFD). */
const isPlain = (text: string): boolean =>
  text.length <= 200 && !/[\p{Cc}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}<>\ufffd]|:\/\//u.test(text)

interface Judge {
  known: ReadonlySet<string>
  defaultRole: Role
  inviterRole: Role
}

/** The fault of a line, or null. `firstLine`: the earlier line with the same e-mail. */
function faultOf(person: ListedPerson, firstLine: number | undefined, { known, inviterRole }: Judge): string | null {
  const { email, name, org, role } = person
  if (email === '') return 'The e-mail is missing.'
  const emailFault = faultOfEmail(email)
  if (emailFault !== null) return emailFault
  if (firstLine !== undefined) return `The same e-mail stands in line ${firstLine}.`
  if (!isPlain(name)) return 'The name is longer than 200 characters, or holds signs that no name has.'
  if (!isPlain(org)) return 'The organization is longer than 200 characters, or holds signs that no name has.'
  if (role !== '' && !roleSchema.safeParse(role).success) {
    return `There is no role ${role.slice(0, 40)}; the roles: ${roleSchema.options.join(', ')}.`
  }
  if (role !== '' && role !== 'user' && inviterRole !== 'admin') return 'Only admins invite sales and admins.'
  if (known.has(email)) return 'This e-mail has an account already.'
  return null
}

function judge(listed: readonly ListedPerson[], judging: Judge): InvitationRow[] {
  const seen = new Map<string, number>()
  return listed.map((person) => {
    const error = faultOf(person, seen.get(person.email), judging)
    if (person.email !== '' && !seen.has(person.email)) seen.set(person.email, person.line)
    const named = roleSchema.safeParse(person.role)
    const role = named.success ? named.data : judging.defaultRole
    const { line, text, email, name, org } = person
    return { line, text: text.slice(0, 2000), email, name, org, role, outcome: error ? 'refused' : 'ready', error }
  })
}

async function knownAccounts({ db }: PeopleParts, emails: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(inArray(accounts.email, [...emails]), isNull(accounts.deletedAt)))
  return new Set(rows.map(({ email }) => email))
}

/** One transaction for each person: an error with one is reported and does not affect the others. */
const inviteOne = async (
  { db, clock, place, sealer }: PeopleParts,
  row: InvitationRow,
  { models, days, greeting }: InvitationList,
  { actor, user }: Inviter,
): Promise<InvitationRow> =>
  db.transaction(async (tx) => {
    const now = clock()
    const { email, role, org } = row
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account:${email}`}, 0))`)
    if (await findAccount(tx, email)) {
      return { ...row, outcome: 'refused' as const, error: 'This e-mail has an account already.' }
    }
    // Somebody who asked already: the request becomes the account, as approving makes it.
    const [asked] = await tx
      .select()
      .from(people)
      .where(and(eq(people.email, email), eq(people.status, 'pending')))
      .orderBy(people.createdAt)
      .limit(1)
    const id = asked?.id ?? randomUUID()
    const name = row.name || asked?.name || email
    await tx.insert(accounts).values({ id, email, name, role, createdAt: now })
    const interestedIn = models.join(',')
    await tx
      .update(people)
      .set({
        approvedAt: now,
        updatedAt: now,
        ...(org !== '' && { org }),
        ...(!asked && { signupSource: 'invitation', interestedIn, interests: interestsOf(interestedIn) }),
      })
      .where(eq(people.id, id))
    const account = { id, email, name }
    const lifetime = minutes(days * 24 * 60)
    const invitation = { from: user.name, greeting, models: models.join(', ') }
    await issueTemporaryPassword(tx, place, account, {
      kind: 'invitation',
      sealer,
      now,
      lifetime,
      invitation,
      replyTo: user.email,
    })
    const details = { role, days: String(days) }
    await writeAudit(tx, actor, { action: 'person-invited', targetId: id, details }, now)
    return { ...row, name, outcome: 'invited' as const }
  })

/** What somebody else did at the same moment refuses this line alone. */
async function inviteUnlessTaken(
  parts: PeopleParts,
  row: InvitationRow,
  list: InvitationList,
  inviter: Inviter,
): Promise<InvitationRow> {
  try {
    return await inviteOne(parts, row, list, inviter)
  } catch (error) {
    if (!isCollision(error)) throw error
    return { ...row, outcome: 'refused', error: 'Somebody else gave this e-mail an account at the same moment.' }
  }
}

/**
 * Invites people by a list: each gets an account and a mail with a temporary password; faulty lines are reported and skipped. A preview changes nothing. Throws 'csv-unreadable', 'row-limit', 'input-empty', 'rate-limited' and, where a
 * colleague is among them, 'confirmation-required'.
 */
export async function invitePeople(
  parts: PeopleParts,
  list: InvitationList,
  inviter: Inviter,
): Promise<{ rows: InvitationRow[]; invited: number; unread: string[] }> {
  const { people: listed, unread } = await readInvitationList(list.people, mostInvitations)
  if (listed.length === 0) {
    throw new InputError('input-empty', 'The list names nobody.', {
      hint: 'Add a line for each person: e-mail, name, organization, role.',
    })
  }
  if (listed.length > mostInvitations) {
    throw new InputError(
      'row-limit',
      `The list has more than ${mostInvitations} lines, the most that are taken at once.`,
      {
        hint: 'Send it in parts.',
      },
    )
  }
  const { actor } = inviter
  // The default goes through the same judgement as a role that a line names.
  const withRole = listed.map((person) => ({ ...person, role: person.role || list.role }))
  const known = await knownAccounts(
    parts,
    withRole.map(({ email }) => email),
  )
  const rows = judge(withRole, { known, defaultRole: list.role, inviterRole: actor.role })
  if (list.preview) return { rows, invited: 0, unread }
  if (rows.some(({ role, error }) => role !== 'user' && error === null)) inviter.requireProof()
  await parts.admit(listLimit, inviter.actor.accountId ?? '')
  const done: InvitationRow[] = []
  for (const row of rows) done.push(row.error === null ? await inviteUnlessTaken(parts, row, list, inviter) : row)
  return { rows: done, invited: done.filter(({ outcome }) => outcome === 'invited').length, unread }
}
