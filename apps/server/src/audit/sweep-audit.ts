import { eq, lt, lte, max } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { auditHead, auditLog } from '../database/schema/audit-log.ts'
import type { Log } from '../log.ts'

/** Deletes entries from before a moment, and notes the entry after which the chain begins from then on. */
const forgetOld = (db: Db, before: Date): Promise<void> =>
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

/**
 * Deletes entries from before a moment, and writes the chain's head into the log: somebody who rewrites the whole chain in the database cannot also rewrite the log that the operator keeps elsewhere. `verifyAudit` takes it as `expected`.
 */
export async function sweepAudit({ db, log }: { db: Db; log: Pick<Log, 'info'> }, before: Date): Promise<void> {
  await forgetOld(db, before)
  const [head] = await db.select().from(auditHead)
  if (head && head.seq > 0) log.info({ auditHead: `${head.seq}:${head.hash}` }, 'the head of the audit log')
}
