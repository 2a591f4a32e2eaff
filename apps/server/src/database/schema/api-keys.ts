import type { ApiKeyScope } from '@vitrine/contracts/accounts/api-key.ts'
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** Keys that people made for their programs. Only hashes are stored, so that a copy of the table opens nothing. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The beginning of the key, by which its owner recognises it. */
    prefix: text().notNull(),
    /** SHA-256 of the key, which has 256 random bits: the key itself is never stored. */
    hash: text().notNull(),
    scopes: text().array().$type<ApiKeyScope[]>().notNull(),
    /** Null: all models. */
    models: text().array(),
    perMinute: integer('per_minute').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    /** The minute in which calls are counted, and their number. */
    countedSince: timestamp('counted_since', { withTimezone: true }),
    counted: integer().notNull().default(0),
  },
  (table) => [uniqueIndex('api_keys_hash').on(table.hash), index('api_keys_account').on(table.accountId)],
)
