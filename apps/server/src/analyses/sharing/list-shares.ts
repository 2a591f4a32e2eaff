import type { SharedLink } from '@vitrine/contracts/analyses/analysis.ts'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { analyses, analysisShares } from '../../database/schema/analyses.ts'
import type { AnalysisParts } from '../analysis-parts.ts'
import { shareCard } from './share-analysis.ts'

/** An account's live share links, those that expire first in front. */
export async function listShares(
  parts: Pick<AnalysisParts, 'database' | 'secret' | 'clock' | 'models'>,
  accountId: string,
): Promise<SharedLink[]> {
  const { id: analysisId, modelId, summary } = analyses
  const rows = await parts.database.db
    .select({ share: analysisShares, analysisId, modelId, summary })
    .from(analysisShares)
    .innerJoin(analyses, eq(analyses.id, analysisShares.analysisId))
    .where(and(eq(analyses.ownerId, accountId), isNull(analyses.erasedAt), gt(analysisShares.expiresAt, parts.clock())))
    .orderBy(asc(analysisShares.expiresAt))
  return rows.map((row) => ({
    ...shareCard(parts, { id: row.analysisId, modelId: row.modelId }, row.share),
    analysisId: row.analysisId,
    modelTitle: parts.models.find(({ id }) => id === row.modelId)?.title ?? row.modelId,
    summary: row.summary,
  }))
}
