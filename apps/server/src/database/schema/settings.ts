import { pgTable, text } from 'drizzle-orm/pg-core'

/** Values that the installation chooses once and all instances share. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
})
