import { sql } from 'drizzle-orm'
import { analyses } from '../database/schema/analyses.ts'
import type { AnalysisParts } from './analysis-parts.ts'
import { analysesQueue, type AnalysisJob } from './job-queue.ts'

/**
 * Stores the row and its job in one statement, which is one transaction and one round trip: either both are there
 * or none. pg-boss hands its INSERT to a database of our choice; ours puts the row's INSERT in front of it.
 */
export const enqueueAnalysis = async (
  { database: { db }, boss }: Pick<AnalysisParts, 'database' | 'boss'>,
  row: typeof analyses.$inferInsert,
): Promise<void> => {
  const job: AnalysisJob = { analysisId: row.id }
  await boss.send(analysesQueue, job, {
    id: row.id,
    priority: row.priority,
    db: {
      executeSql: (text, values = []) => {
        const [before, after, ...more] = text.trimStart().split('$1')
        if (before === undefined || after === undefined || more.length > 0 || !/^WITH\s/i.test(before)) {
          throw new Error('pg-boss sends jobs in another way than this was written for')
        }
        const insert = db.insert(analyses).values(row).getSQL()
        const rest = sql.raw(before.slice('WITH'.length))
        return db.execute(sql`with stored as (${insert}), ${rest}${values[0]}${sql.raw(after)}`)
      },
    },
  })
}
