import type { MailKind, MailStatus } from '@vitrine/contracts/administration/mail.ts'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { people } from './people.ts'

/** The outbox. A mail is stored in the transaction of the event that it reports, and sent by a worker. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    kind: text().$type<MailKind>().notNull(),
    to: text().notNull(),
    /** The Reply-To address: the colleague who caused the mail; null if nobody did. */
    replyTo: text('reply_to'),
    subject: text().notNull(),
    /**
     * The template's values. A password or token in it is encrypted, and removed as soon as it is sent, used, replaced
     * or expired.
     */
    data: jsonb().$type<Record<string, string | null>>().notNull(),
    status: text().$type<MailStatus>().notNull(),
    attempts: integer().notNull().default(0),
    reason: text(),
    /** The earliest next try; moved on while a worker tries, so that a mail whose worker died is tried again. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }),
    personId: uuid('person_id').references(() => people.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('mails_due').on(table.nextTryAt).where(sql`${table.status} = 'queued'`),
    index('mails_created').on(table.createdAt, table.id),
    index('mails_person').on(table.personId, table.createdAt),
  ],
)

export type MailRow = typeof mails.$inferSelect
