import type { AuditAction } from '@vitrine/contracts/administration/audit.ts'
import { bigint, boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/**
 * Privileged acts. People are named by their ids only, so that erasing a person leaves no trace here; nothing refers
 * to another table, so that the log outlives what it tells of.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    action: text().$type<AuditAction>().notNull(),
    by: text({ enum: ['account', 'service', 'system'] }).notNull(),
    actorId: uuid('actor_id'),
    /** Id of a person, a mail or a model. */
    targetId: text('target_id'),
    address: text(),
    details: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Its place in the chain, from 1; written, like the hash, by a trigger of the migration. */
    seq: bigint({ mode: 'number' }),
    /** SHA-256 in hexadecimal of the hash before and this entry's words, see `verify-audit.ts`. */
    hash: text(),
  },
  (table) => [
    uniqueIndex('audit_log_seq').on(table.seq),
    index('audit_log_at').on(table.at, table.id),
    index('audit_log_target').on(table.targetId, table.at),
    index('audit_log_actor').on(table.actorId, table.at),
  ],
)

/** One row: where the chain ends, and after which entry it begins since older ones were swept. */
export const auditHead = pgTable('audit_head', {
  id: boolean().primaryKey().default(true),
  seq: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
  sweptSeq: bigint('swept_seq', { mode: 'number' }).notNull().default(0),
  sweptHash: text('swept_hash').notNull().default(''),
})
