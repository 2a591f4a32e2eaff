import type { EarlierRequest, RequestContext } from '@vitrine/contracts/people/person.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { folded } from '../fold-text.ts'
import { accounts } from './accounts.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The searched text: name, e-mail, organisation and phone, with separators replaced by blanks. */
const searched = sql`translate(${folded(sql.raw(`name || ' ' || email || ' ' || org || ' ' || phone`))}, ${sql.raw(`'@._-+,;:/()&', '            '`)})`

/**
 * Everybody who asked for access or has an account. A row with an account has the account's id; a trigger of the
 * migration keeps its name, e-mail, role and status equal to the account's, and makes the row for an account that
 * nobody requested.
 */
export const people = pgTable(
  'people',
  {
    id: uuid().primaryKey(),
    type: text({ enum: ['general', 'product', 'organization'] }).notNull(),
    status: text({ enum: ['pending', 'approved', 'declined', 'deleted'] }).notNull(),
    /** Lower case. */
    email: text().notNull(),
    name: text().notNull(),
    org: text().notNull().default(''),
    phone: text().notNull().default(''),
    /** As it was sent. */
    interestedIn: text('interested_in').notNull().default(''),
    /** The same, as a list, for the filter. */
    interests: text().array().notNull().default([]),
    signupSource: text('signup_source').notNull().default('direct'),
    isBetaUser: boolean('is_beta_user').notNull().default(false),
    /** The account's role; null without one. */
    role: text({ enum: ['user', 'sales', 'admin'] }),
    /** The existing account with this e-mail that the request was joined to. */
    joinedAccountId: uuid('joined_account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Stored with consent only. */
    context: jsonb().$type<RequestContext>(),
    /** Additional fields from the second API. */
    fields: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    approvedAt: timestamp('approved_at', { withTimezone: true }),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** When a waiting request was put on hold. */
    heldAt: timestamp('held_at', { withTimezone: true }),
    declinedAt: timestamp('declined_at', { withTimezone: true }),
    declineReason: text('decline_reason').notNull().default(''),
    /** How often the request was repeated while it waited. */
    timesAsked: integer('times_asked').notNull().default(1),
    /** The request's earlier versions, oldest first. */
    earlierRequests: jsonb('earlier_requests').$type<EarlierRequest[]>().notNull().default([]),
    /** When the request was last repeated; null if never. */
    askedAgainAt: timestamp('asked_again_at', { withTimezone: true }),
    /** The stage in sales' judgement. */
    stage: text({ enum: ['new', 'contacted', 'demo', 'trial', 'won', 'lost'] })
      .notNull()
      .default('new'),
    /** The salesperson who looks after them. */
    ownerId: uuid('owner_id').references(() => accounts.id, { onDelete: 'set null' }),
    tags: text().array().notNull().default([]),
    nextStep: text('next_step').notNull().default(''),
    nextStepOn: date('next_step_on'),
    /** Full-text search: matches the beginnings of words. */
    search: tsvector().generatedAlwaysAs(sql`to_tsvector('simple'::regconfig, ${searched})`),
    /**
     * The same as text: matches inside words. The migration makes its trigram index if the extension pg_trgm is
     * available; without it the search reads every row and finds the same.
     */
    searchText: text('search_text').generatedAlwaysAs(searched),
  },
  (table) => [
    uniqueIndex('people_pending').on(table.email, table.type).where(sql`${table.status} = 'pending'`),
    index('people_created').on(table.createdAt, table.id),
    index('people_status').on(table.status, table.createdAt, table.id),
    index('people_email').on(table.email, table.id),
    index('people_name').on(sql`lower(${table.name})`, table.id),
    index('people_org').on(sql`lower(${table.org})`, table.id),
    index('people_search').using('gin', table.search),
    index('people_interests').using('gin', table.interests),
    index('people_stage').on(table.stage, table.createdAt, table.id),
    index('people_owner').on(table.ownerId, table.nextStepOn),
    index('people_tagged').on(table.id).where(sql`${table.tags} <> '{}'`),
    index('people_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
)

export type PersonRow = typeof people.$inferSelect

/** Idempotency keys of access requests, for a day. */
export const requestKeys = pgTable('request_keys', {
  /** SHA-256 of the key: it is the caller's. */
  keyHash: text('key_hash').primaryKey(),
  /** SHA-256 of the request made under it. */
  requestHash: text('request_hash').notNull(),
  personId: uuid('person_id')
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' }),
  at: timestamp({ withTimezone: true }).notNull(),
})
