import { sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import { analyses } from '../database/schema/analyses.ts'
import type { AnalysisParts } from './analysis-parts.ts'
import { analysesQueue, type AnalysisJob } from './job-queue.ts'

/** Stores the row and its job in one transaction: either both are there or none. */
export const enqueueAnalysis = (
  { database: { db }, boss }: Pick<AnalysisParts, 'database' | 'boss'>,
  row: typeof analyses.$inferInsert,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.insert(analyses).values(row)
    const job: AnalysisJob = { analysisId: row.id }
    await boss.send(analysesQueue, job, { id: row.id, priority: row.priority, db: fromDrizzle(tx, sql) })
  })
