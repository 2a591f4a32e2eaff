import { pgTable, text } from 'drizzle-orm/pg-core'

/** What the installation decides once and every instance must agree on. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
})
