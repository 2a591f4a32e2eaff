import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { people } from './people.ts'

/** Notes of staff about a prospect, deleted with the person. */
export const prospectNotes = pgTable(
  'prospect_notes',
  {
    id: uuid().primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => accounts.id, { onDelete: 'set null' }),
    text: text().notNull(),
    /** Ids of accounts; deleted ones are not shown. */
    mentions: uuid().array().notNull().default([]),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('prospect_notes_person').on(table.personId, table.at)],
)
