import type { Mail, MailState, MailStatus } from '@vitrine/contracts/administration/mail.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { and, count, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Db } from '../database/database.ts'
import { isUuid } from '../database/is-uuid.ts'
import { behindCursor, orderBy, pageOf, type SortKey } from '../database/page-cursor.ts'
import { type MailRow, mails } from '../database/schema/mails.ts'
import { people } from '../database/schema/people.ts'
import { after, type Clock, minutes } from '../time/clock.ts'
import { forgetOldPasswords } from './forget-passwords.ts'
import type { MailPlace } from './mail-content.ts'
import { mailStateOf } from './mail-state.ts'
import { hasSealed, withoutSealed } from './sealed-fields.ts'
import { writeMail } from './write-mail.ts'

interface OutboxParts {
  db: Db
  clock: Clock
  place: MailPlace
}

export interface OutboxPage {
  status?: MailStatus | undefined
  to?: string | undefined
  /** Id of the person whom it is about, or whose address it goes to. */
  person?: string | undefined
  limit: number
  after?: string | undefined
}

/** How long mails are kept after they were made. */
const kept = minutes(90 * 24 * 60)

const keys: readonly SortKey[] = [{ column: sql`${mails.createdAt}`, kind: 'time' }]
const id = sql`${mails.id}`

/** A mail with a password is not sent twice: a second copy needs a new password, which is audited. */
const isResendable = ({ data }: Pick<MailRow, 'data'>): boolean => !hasSealed(data)

async function findMail(db: Db, mailId: string): Promise<MailRow> {
  const [row] = isUuid(mailId) ? await db.select().from(mails).where(eq(mails.id, mailId)) : []
  if (!row) throw new RequestError('not-found', 'There is no such mail.')
  return row
}

/** Includes mails to the same address about somebody else, such as notices to sales. */
const ofPerson = (db: Db, personId: string) =>
  or(
    eq(mails.personId, personId),
    inArray(mails.to, db.select({ email: people.email }).from(people).where(eq(people.id, personId))),
  )

async function listMails({ db }: OutboxParts, { status, to, person, limit, after: cursor }: OutboxPage) {
  const rows = await db
    .select()
    .from(mails)
    .where(
      and(
        status && eq(mails.status, status),
        to === undefined ? undefined : eq(mails.to, to.trim().toLowerCase()),
        person === undefined ? undefined : ofPerson(db, person),
        cursor === undefined ? undefined : behindCursor(keys, id, 'desc', cursor),
      ),
    )
    .orderBy(...orderBy(keys, id, 'desc'))
    .limit(limit + 1)
  const { page, next } = pageOf(rows, limit, (row) => ({ values: [row.createdAt.toISOString()], id: row.id }))
  return { items: page.map(mailStateOf), next }
}

async function readMail({ db, place }: OutboxParts, mailId: string): Promise<Mail> {
  const row = await findMail(db, mailId)
  // A valid password is shown to nobody but its owner.
  const shown = withoutSealed(row.data)
  const { text, html } = writeMail(row.kind, shown, place)
  return { ...mailStateOf(row), text, html, resendable: isResendable(row) }
}

async function resendMail({ db, clock }: OutboxParts, mailId: string, actor: Actor): Promise<MailState> {
  const row = await findMail(db, mailId)
  if (!isResendable(row)) {
    throw new RequestError(
      'conflict',
      `A mail with a ${'token' in row.data ? 'link' : 'password'} is not sent twice.`,
      {
        hint:
          'token' in row.data
            ? 'Make a new link at the person.'
            : 'Use Resend at the person: it makes a new temporary password.',
      },
    )
  }
  if (row.status === 'queued' && row.attempts === 0)
    throw new RequestError('conflict', 'This mail is waiting to be sent.')
  return db.transaction(async (tx) => {
    const now = clock()
    const [queued] = await tx
      .update(mails)
      .set({ status: 'queued', attempts: 0, nextTryAt: now, reason: null, sentAt: null })
      .where(eq(mails.id, mailId))
      .returning()
    await writeAudit(tx, actor, { action: 'mail-resent', targetId: mailId, details: { kind: row.kind } }, now)
    return mailStateOf(queued ?? row)
  })
}

/** Reading and sending mails again. What a mail may not show anybody but its owner is left out. */
export const openOutbox = (parts: OutboxParts) => ({
  list: (page: OutboxPage) => listMails(parts, page),
  /** Throws 'not-found'. */
  read: (mailId: string) => readMail(parts, mailId),
  /** Throws 'not-found' and 'conflict'. */
  resend: (mailId: string, actor: Actor) => resendMail(parts, mailId, actor),
  countByStatus: () => parts.db.select({ status: mails.status, count: count() }).from(mails).groupBy(mails.status),
  /** Removes expired passwords, and deletes old mails. */
  sweep: async () => {
    const now = parts.clock()
    await forgetOldPasswords(parts.db, now)
    await parts.db.delete(mails).where(lt(mails.createdAt, after(now, -kept)))
  },
})

export type Outbox = ReturnType<typeof openOutbox>
