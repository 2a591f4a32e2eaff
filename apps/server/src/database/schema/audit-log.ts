import type { AuditAction } from '@vitrine/contracts/audit.ts'
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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
  },
  (table) => [
    index('audit_log_at').on(table.at, table.id),
    index('audit_log_target').on(table.targetId, table.at),
    index('audit_log_actor').on(table.actorId, table.at),
  ],
)
