import { eq, lt, lte, max } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { auditHead, auditLog } from '../database/schema/audit-log.ts'

/** Deletes entries from before a moment, and notes the entry after which the chain begins from then on. */
export const sweepAudit = (db: Db, before: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const [old] = await tx
      .select({ seq: max(auditLog.seq) })
      .from(auditLog)
      .where(lt(auditLog.at, before))
    if (!old || old.seq === null) return
    const [last] = await tx.select({ hash: auditLog.hash }).from(auditLog).where(eq(auditLog.seq, old.seq))
    await tx.update(auditHead).set({ sweptSeq: old.seq, sweptHash: last?.hash ?? '' })
    await tx.delete(auditLog).where(lte(auditLog.seq, old.seq))
  })
