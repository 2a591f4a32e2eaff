import type { feedbackVerdictSchema } from '@vitrine/contracts/analyses/analysis.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import type { z } from 'zod'
import { type AnalysisRow, analysisFeedback } from '../../database/schema/analyses.ts'
import type { AnalysisParts } from '../analysis-parts.ts'
import type { Reader } from '../caller.ts'
import { findReadable } from '../find-analysis.ts'

export interface Feedback {
  verdict: z.infer<typeof feedbackVerdictSchema>
  comment?: string | undefined
}

/** What the feedback is about, stored with it: the analysis is deleted earlier. */
export const subjectOf = ({ modelId, modelVersion, engine, ownerId }: AnalysisRow) => ({
  modelId,
  modelVersion,
  engine: engine && `${engine.name} ${engine.version}`,
  accountId: ownerId,
  byVisitor: ownerId === null,
})

/** Stores feedback on an answer; new feedback replaces the old. Throws 'not-found', 'analysis-unfinished'. */
export async function giveFeedback(
  parts: Pick<AnalysisParts, 'database' | 'clock'>,
  id: string,
  reader: Reader,
  { verdict, comment }: Feedback,
): Promise<void> {
  const row = await findReadable(parts, id, reader)
  if (row.status !== 'succeeded') {
    throw new RequestError('analysis-unfinished', 'There is no answer yet to judge.')
  }
  const values = { verdict, implied: false, comment: comment?.replaceAll('\0', '') ?? null, at: parts.clock() }
  await parts.database.db
    .insert(analysisFeedback)
    .values({ analysisId: row.id, ...subjectOf(row), ...values })
    .onConflictDoUpdate({ target: analysisFeedback.analysisId, set: values })
}
