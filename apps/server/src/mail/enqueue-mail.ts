import { randomUUID } from 'node:crypto'
import type { MailKind } from '@vitrine/contracts/administration/mail.ts'
import type { Db } from '../database/database.ts'
import { type MailRow, mails } from '../database/schema/mails.ts'
import type { MailPlace } from './mail-content.ts'
import type { MailData } from './mail-data.ts'
import { writeMail } from './write-mail.ts'

export interface MailOrder<Kind extends MailKind> {
  kind: Kind
  to: string
  /** The person it is about; erased with it. */
  personId: string
  replyTo?: string
  data: MailData<Kind>
}

/**
 * Puts a mail into the outbox; call it in the transaction of the event that the mail reports. A trigger of the
 * migration wakes the workers at its commit.
 */
export async function enqueueMail<Kind extends MailKind>(
  tx: Db,
  place: MailPlace,
  { kind, to, personId, replyTo, data }: MailOrder<Kind>,
  now: Date,
): Promise<MailRow> {
  const { subject } = writeMail(kind, data, place)
  const [row] = await tx
    .insert(mails)
    .values({
      id: randomUUID(),
      kind,
      to,
      replyTo: replyTo ?? null,
      subject,
      data,
      status: 'queued',
      nextTryAt: now,
      personId,
      createdAt: now,
    })
    .returning()
  if (!row) throw new Error('the outbox did not answer with the mail')
  return row
}
