import type { ServerHealth } from '@vitrine/contracts/administration/administration.ts'
import type { Model } from '@vitrine/model-kit/model.ts'
import { and, count, desc, eq, gte, isNotNull } from 'drizzle-orm'
import { secondsOf } from '../../analyses/queue/usual-times.ts'
import type { Db } from '../../database/database.ts'
import { analysisRuns } from '../../database/schema/administration.ts'
import { titlesOf } from '../model-titles.ts'

const most = 10

/** The models with the highest 95th percentile of run time, over the runs that succeeded since then. */
export async function slowestModels(
  db: Db,
  models: readonly Pick<Model, 'id' | 'title'>[],
  since: Date,
): Promise<ServerHealth['slowest']> {
  const rows = await db
    .select({ modelId: analysisRuns.modelId, runs: count(), median: secondsOf(0.5), mostly: secondsOf(0.95) })
    .from(analysisRuns)
    .where(and(gte(analysisRuns.at, since), eq(analysisRuns.succeeded, true), isNotNull(analysisRuns.seconds)))
    .groupBy(analysisRuns.modelId)
    .orderBy(desc(secondsOf(0.95)))
    .limit(most)
  const titleOf = titlesOf(models)
  return rows.map((row) => ({ ...row, title: titleOf(row.modelId) }))
}
