import { counted } from '@vitrine/basics/wording.ts'
import { asc, gt, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { auditHead, auditLog } from '../database/schema/audit-log.ts'
import { sha256Hex } from '../secrets/sha256-hex.ts'

export interface AuditVerdict {
  /** Number of entries checked. */
  entries: number
  /** The last entry's number and hash: stored elsewhere, they show later whether the whole log was rewritten. */
  head: { seq: number; hash: string }
  /** The faults in words; empty if the chain is intact. */
  faults: string[]
}

const batch = 1000
const mostFaults = 20

/**
 * An entry's content as the migration's trigger hashed it. Built here, because a function in the database could have
 * been changed.
 */
const words = sql<string>`jsonb_build_array(${auditLog.seq}, ${auditLog.id}, to_char(${auditLog.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), ${auditLog.action}, ${auditLog.by}, ${auditLog.actorId}, ${auditLog.targetId}, ${auditLog.address}, ${auditLog.details})::text`

const hashOf = (previous: string, entry: string): string => sha256Hex(`${previous}\n${entry}`)

const missing = (first: number, last: number) =>
  first === last ? `Entry ${first} is missing.` : `Entries ${first} to ${last} are missing.`

/**
 * Checks the audit log from its first entry: each hash must match the entry's content and the previous hash, no number
 * may be missing, and the last entry must be the head. `expected` is a head that was noted earlier.
 */
export async function verifyAudit(db: Db, expected?: { seq: number; hash: string }): Promise<AuditVerdict> {
  const [head] = await db.select().from(auditHead)
  if (!head) return { entries: 0, head: { seq: 0, hash: '' }, faults: ['The head of the audit log is missing.'] }
  const faults: string[] = []
  let previous = { seq: head.sweptSeq, hash: head.sweptHash }
  let entries = 0
  let met = expected === undefined || (expected.seq === previous.seq && expected.hash === previous.hash)
  for (let count = batch; count === batch && faults.length < mostFaults; ) {
    const rows = await db
      .select({ seq: auditLog.seq, id: auditLog.id, hash: auditLog.hash, words })
      .from(auditLog)
      .where(gt(auditLog.seq, previous.seq))
      .orderBy(asc(auditLog.seq))
      .limit(batch)
    count = rows.length
    for (const row of rows) {
      const seq = row.seq ?? 0
      if (seq !== previous.seq + 1) faults.push(missing(previous.seq + 1, seq - 1))
      else if (row.hash !== hashOf(previous.hash, row.words)) faults.push(`Entry ${seq} (${row.id}) was changed.`)
      previous = { seq, hash: row.hash ?? '' }
      if (expected?.seq === seq && expected.hash === row.hash) met = true
      entries++
    }
  }
  if (faults.length < mostFaults && (previous.seq !== head.seq || previous.hash !== head.hash)) {
    faults.push(`The end is missing: the head names entry ${head.seq}, the last that is there is ${previous.seq}.`)
  }
  const [unchained] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(auditLog)
    .where(sql`${auditLog.seq} is null`)
  if (unchained && unchained.count > 0)
    faults.push(`${counted(unchained.count, 'entry', 'entries')} outside of the chain.`)
  if (!met)
    faults.push(`The expected entry ${expected?.seq} is not in the chain with that hash: the log was rewritten.`)
  return { entries, head: { seq: head.seq, hash: head.hash }, faults }
}
