import { randomUUID } from 'node:crypto'
import type { AuditAction } from '@vitrine/contracts/administration/audit.ts'
import type { Db } from '../database/database.ts'
import { auditLog } from '../database/schema/audit-log.ts'
import type { Actor } from './actor.ts'

export interface AuditedAct {
  action: AuditAction
  targetId?: string
  /** Never personal data: the log outlives the people in it. */
  details?: Record<string, string>
}

/** Records a privileged act; call it in the act's own transaction, so that neither exists without the other. */
export async function writeAudit(
  tx: Db,
  { by, accountId, address }: Actor,
  { action, targetId, details = {} }: AuditedAct,
  now: Date,
): Promise<void> {
  await tx
    .insert(auditLog)
    .values({ id: randomUUID(), at: now, action, by, actorId: accountId, targetId: targetId ?? null, address, details })
}
