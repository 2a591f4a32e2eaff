import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import { sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import { analyses } from '../../database/schema/analyses.ts'
import { currentTraceparent } from '../../tracing/current-span.ts'
import type { AnalysisParts } from '../analysis-parts.ts'
import { type AnalysisJob, queueOf } from './job-queue.ts'
import { takeTurn } from './take-turn.ts'

/**
 * Stores the row and its job in one transaction: either both exist or neither. Returns the priority of its turn. Throws
 * 'rate-limited' if the caller already has as many waiting as its role allows.
 */
export const enqueueAnalysis = (
  { database: { db, kind }, boss, quotas }: Pick<AnalysisParts, 'database' | 'boss' | 'quotas'>,
  row: typeof analyses.$inferInsert,
  role: Role | 'visitor',
): Promise<number> =>
  db.transaction(async (tx) => {
    const priority = await takeTurn({ tx, kind }, row, role, quotas)
    await tx.insert(analyses).values({ ...row, priority })
    const job: AnalysisJob = { analysisId: row.id, traceparent: currentTraceparent() }
    await boss.send(queueOf[row.lane ?? 'long'], job, { id: row.id, priority, db: fromDrizzle(tx, sql) })
    return priority
  })
