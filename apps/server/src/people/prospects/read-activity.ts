import type { Activity } from '@vitrine/contracts/people/pipeline.ts'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { analysisRuns } from '../../database/schema/administration.ts'
import { analysisFeedback } from '../../database/schema/analyses.ts'

const most = 100

/** What an account ran and its feedback, newest first: models and outcomes, nothing of the inputs. */
export async function readActivity(db: Db, accountId: string): Promise<Activity[]> {
  const runs = await db
    .select()
    .from(analysisRuns)
    .where(eq(analysisRuns.accountId, accountId))
    .orderBy(desc(analysisRuns.at))
    .limit(most)
  const said = await db
    .select()
    .from(analysisFeedback)
    .where(eq(analysisFeedback.accountId, accountId))
    .orderBy(desc(analysisFeedback.at))
    .limit(most)
  const ran = runs.map(({ at, modelId, sample, succeeded }) => ({
    at: at.toISOString(),
    modelId,
    kind: 'ran' as const,
    sample,
    succeeded,
    verdict: null,
    comment: null,
  }))
  const told = said.map(({ at, modelId, verdict, comment }) => ({
    at: at.toISOString(),
    modelId,
    kind: 'said' as const,
    sample: null,
    succeeded: null,
    verdict,
    comment,
  }))
  return [...ran, ...told].sort((one, two) => two.at.localeCompare(one.at)).slice(0, most)
}
