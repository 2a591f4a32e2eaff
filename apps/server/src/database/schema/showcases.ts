import type { ShowcaseItem } from '@vitrine/contracts/people/showcase.ts'
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { people } from './people.ts'

/** Links that sales made for prospects, deleted with the person. */
export const showcaseLinks = pgTable(
  'showcase_links',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the token in hexadecimal: nothing in the database opens the link. */
    tokenHash: text('token_hash').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    madeById: uuid('made_by').references(() => accounts.id, { onDelete: 'set null' }),
    items: jsonb().$type<ShowcaseItem[]>().notNull(),
    greeting: text().notNull(),
    signIn: boolean('sign_in').notNull(),
    maxRuns: integer('max_runs').notNull(),
    runs: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('showcase_links_token').on(table.tokenHash),
    index('showcase_links_person').on(table.personId, table.createdAt),
  ],
)

export type ShowcaseLinkRow = typeof showcaseLinks.$inferSelect

/** Events of a link. A trigger of the migration writes the outcome of a run when it ends. */
export const showcaseEvents = pgTable(
  'showcase_events',
  {
    id: uuid().primaryKey(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => showcaseLinks.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    kind: text({ enum: ['opened', 'ran', 'shared'] }).notNull(),
    modelId: text('model_id'),
    sampleId: text('sample_id'),
    /** No foreign key: a visitor's analysis is deleted after a day. */
    analysisId: uuid('analysis_id'),
    outcome: text({ enum: ['succeeded', 'failed', 'cancelled'] }),
  },
  (table) => [
    index('showcase_events_link').on(table.linkId, table.at),
    index('showcase_events_analysis').on(table.analysisId),
  ],
)
