import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * No longer used: `password-attempts.ts` counts instead. To be dropped a release later, since older instances may still
 * run beside this one.
 */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the e-mail as typed, in lower case: people may type a password into the wrong field. */
    accountKey: text('account_key').notNull(),
    address: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('sign_in_attempts_account').on(table.accountKey, table.at),
    index('sign_in_attempts_address').on(table.address, table.at),
  ],
)
