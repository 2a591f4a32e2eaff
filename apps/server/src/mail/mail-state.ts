import type { MailState } from '@vitrine/contracts/administration/mail.ts'
import type { MailRow } from '../database/schema/mails.ts'

/** A row of the outbox as lists show it. */
export const mailStateOf = (row: MailRow): MailState => ({
  id: row.id,
  kind: row.kind,
  to: row.to,
  subject: row.subject,
  status: row.status,
  attempts: row.attempts,
  reason: row.reason,
  nextTryAt: row.status === 'queued' ? (row.nextTryAt?.toISOString() ?? null) : null,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  personId: row.personId,
})
