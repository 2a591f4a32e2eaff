import type { WebhookEvent } from '@vitrine/contracts/analyses/webhook.ts'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** Webhooks: addresses that are told when an account's runs end. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid().primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    /** Encrypted; it signs each message. */
    secret: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Failed deliveries since the last successful one. */
    failures: integer().notNull().default(0),
    /** When it was switched off; nothing is sent since. */
    offSince: timestamp('off_since', { withTimezone: true }),
  },
  (table) => [index('webhooks_account').on(table.accountId)],
)

export type WebhookRow = typeof webhooks.$inferSelect

/**
 * Messages: both the queue of waiting ones and the delivery log. A trigger of the migration NOTIFYs the channel
 * 'webhook_deliveries' for those that wait.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text().notNull(),
    body: text().notNull(),
    status: text({ enum: ['waiting', 'taken', 'given-up'] }).notNull(),
    attempts: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    nextTryAt: timestamp('next_try_at', { withTimezone: true }),
    answered: integer(),
    reason: text(),
  },
  (table) => [
    index('webhook_deliveries_webhook').on(table.webhookId, table.createdAt),
    index('webhook_deliveries_due').on(table.nextTryAt).where(sql`${table.status} = 'waiting'`),
  ],
)

export type DeliveryRow = typeof webhookDeliveries.$inferSelect
