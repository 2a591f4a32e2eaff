import type { AuditAction } from '@vitrine/contracts/administration/audit.ts'
import { bigint, boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/**
 * Privileged acts. People appear by id only, so that nothing personal remains of an erased person; there are no foreign
 * keys, so that the log outlives what it records.
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
    /** Its number in the chain, from 1; written, like the hash, by a trigger of the migration. */
    seq: bigint({ mode: 'number' }),
    /** SHA-256 in hexadecimal of the previous hash and this entry's content, see `verify-audit.ts`. */
    hash: text(),
  },
  (table) => [
    uniqueIndex('audit_log_seq').on(table.seq),
    index('audit_log_at').on(table.at, table.id),
    index('audit_log_target').on(table.targetId, table.at),
    index('audit_log_actor').on(table.actorId, table.at),
  ],
)

/** One row: the end of the chain, and the entry after which it begins since older ones were swept. */
export const auditHead = pgTable('audit_head', {
  id: boolean().primaryKey().default(true),
  seq: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
  sweptSeq: bigint('swept_seq', { mode: 'number' }).notNull().default(0),
  sweptHash: text('swept_hash').notNull().default(''),
})
