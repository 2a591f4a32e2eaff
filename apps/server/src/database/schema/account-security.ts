import type { SecurityEventKind } from '@vitrine/contracts/security.ts'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** Codes that stand in for the authenticator app, each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** SHA-256 of the code, which has 79 random bits. */
    hash: text().primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('recovery_codes_account').on(table.accountId)],
)

/** What happened to an account's security, for its owner to read. It goes with the account. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: uuid().primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    kind: text().$type<SecurityEventKind>().notNull(),
    address: text(),
    userAgent: text('user_agent'),
  },
  (table) => [index('security_events_account').on(table.accountId, table.at, table.id)],
)
