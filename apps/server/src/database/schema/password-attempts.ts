import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Recent wrong passwords, a row for each limit that an attempt counts towards. They are written before the password is
 * verified, so that parallel guesses count, and deleted if it was right.
 */
export const passwordAttempts = pgTable(
  'password_attempts',
  {
    id: uuid().notNull(),
    /** Contains the SHA-256 of the e-mail as typed, in lower case: people may type a password into the wrong field. */
    key: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.key] }),
    index('password_attempts_key').on(table.key, table.at),
    index('password_attempts_at').on(table.at),
  ],
)
