import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { type MailRow, mails } from '../database/schema/mails.ts'
import type { Log } from '../log.ts'
import type { Sealer } from '../secrets/sealer.ts'
import type { Clock } from '../time/clock.ts'
import { after, minutes } from '../time/clock.ts'
import type { MailPlace } from './mail-content.ts'
import { sealedFields, withoutSealed } from './sealed-fields.ts'
import { isFinal, type MailTransport } from './transport.ts'
import { writeMail } from './write-mail.ts'

export interface DeliveryParts {
  db: Db
  clock: Clock
  place: MailPlace
  transport: MailTransport
  /** Decrypts a mail's password when it is sent. */
  sealer: Pick<Sealer, 'open'>
  log: Pick<Log, 'warn'>
}

/** The delay after each failed try; after the last one the mail has failed. */
const waits = [1, 5, 15, 60, 180, 360, 720].map(minutes)

/** Longer than any try takes: after this a dead worker's mail is free again. */
const lease = minutes(3)
const batch = 10

/** It was encrypted with another SECRET. */
class UnreadablePassword extends Error {
  override readonly message = 'Its password was sealed with another SECRET. Use Resend at the person for a new one.'
}

/** Claims some due mails; no other worker gets them before the lease ends. */
function claimDue(db: Db, now: Date): Promise<MailRow[]> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.status, 'queued'), lte(mails.nextTryAt, now)))
    .orderBy(asc(mails.nextTryAt))
    .limit(batch)
    .for('update', { skipLocked: true })
  return db
    .update(mails)
    .set({ nextTryAt: after(now, lease), attempts: sql`${mails.attempts} + 1` })
    .where(inArray(mails.id, due))
    .returning()
}

/** The server's message without line breaks; it may contain the address, which the outbox shows anyway. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 500)

const settle = (db: Db, row: MailRow, values: Partial<MailRow>) =>
  db
    .update(mails)
    .set(values)
    // Unless it was queued again, or its password was replaced, during the delivery.
    .where(and(eq(mails.id, row.id), eq(mails.status, 'queued'), eq(mails.attempts, row.attempts)))

/** The template's values with encrypted fields decrypted. */
function opened({ data }: MailRow, sealer: DeliveryParts['sealer']): MailRow['data'] {
  const clear = { ...data }
  for (const field of sealedFields) {
    const sealed = data[field]
    if (!sealed) continue
    const text = sealer.open(sealed)
    if (text === null) throw new UnreadablePassword()
    clear[field] = text
  }
  return clear
}

async function deliverOne(parts: DeliveryParts, row: MailRow): Promise<void> {
  const { db, clock, place, transport, log, sealer } = parts
  try {
    const written = writeMail(row.kind, opened(row, sealer), place)
    await transport.deliver({ ...written, id: row.id, to: row.to, replyTo: row.replyTo, date: clock() })
  } catch (error) {
    const wait = isFinal(error) || error instanceof UnreadablePassword ? undefined : waits[row.attempts - 1]
    const reason = reasonOf(error)
    // Neither the address nor the server's message, which may quote it.
    log.warn(
      { mail: row.id, kind: row.kind, attempts: row.attempts, givenUp: wait === undefined },
      'a mail did not leave',
    )
    if (wait === undefined) await settle(db, row, { status: 'failed', nextTryAt: null, reason })
    else await settle(db, row, { nextTryAt: after(clock(), wait), reason })
    return
  }
  const data = withoutSealed(row.data)
  await settle(db, row, { status: transport.outcome, sentAt: clock(), nextTryAt: null, reason: null, data })
}

/** Sends due mails, a few at a time, until there are none. Returns how many were tried. */
export async function deliverDue(parts: DeliveryParts, stopping?: AbortSignal): Promise<number> {
  let tried = 0
  for (;;) {
    const rows = stopping?.aborted ? [] : await claimDue(parts.db, parts.clock())
    if (rows.length === 0) return tried
    await Promise.all(rows.map((row) => deliverOne(parts, row)))
    tried += rows.length
  }
}
