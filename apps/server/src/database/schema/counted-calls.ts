import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Rate-limited calls, such as access requests; counted for all instances together. */
export const countedCalls = pgTable(
  'counted_calls',
  {
    id: uuid().primaryKey(),
    /** The operation. */
    scope: text().notNull(),
    /** The caller: an address, or the hash of an e-mail. */
    key: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('counted_calls_key').on(table.scope, table.key, table.at)],
)
