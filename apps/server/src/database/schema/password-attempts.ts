import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Wrong passwords of the last minutes, a row for each limit that a try counts towards. They are written before the
 * password is looked at, so that parallel guesses count, and deleted when it was right.
 */
export const passwordAttempts = pgTable(
  'password_attempts',
  {
    /** The try's. */
    id: uuid().notNull(),
    /** Holds the SHA-256 of the e-mail as typed, in lower case: what is typed may be a password in the wrong field. */
    key: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.key] }),
    index('password_attempts_key').on(table.key, table.at),
    index('password_attempts_at').on(table.at),
  ],
)
