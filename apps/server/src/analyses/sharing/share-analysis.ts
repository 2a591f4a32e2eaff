import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'
import { resultAddress } from '@vitrine/contracts/pages/pages.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { isClosed } from '../../accounts/closed.ts'
import { accounts } from '../../database/schema/accounts.ts'
import { type AnalysisRow, analyses, analysisShares } from '../../database/schema/analyses.ts'
import type { AnalysisParts } from '../analysis-parts.ts'
import { findReadable, notFound } from '../find-analysis.ts'

type ShareCard = Analysis['shares'][number]
type ShareParts = Pick<AnalysisParts, 'database' | 'secret' | 'previousSecrets' | 'clock' | 'models'>

const tokenOf = (secret: string, analysisId: string, shareId: string): string =>
  `${shareId}.${createHmac('sha256', secret).update(`share\n${analysisId}\n${shareId}`).digest('base64url')}`

/** A link to the result screen. Its token is computed, so nothing in the database opens it. */
export function shareCard(
  { secret, models }: Pick<ShareParts, 'secret' | 'models'>,
  row: Pick<AnalysisRow, 'id' | 'modelId'>,
  share: { id: string; expiresAt: Date },
): ShareCard {
  const route = models.find(({ id }) => id === row.modelId)?.resultRoute ?? ''
  const query = new URLSearchParams({ analysis: row.id, share: tokenOf(secret, row.id, share.id) })
  return {
    id: share.id,
    url: `${resultAddress(route)}?${query.toString()}`,
    expiresAt: share.expiresAt.toISOString(),
  }
}

/** Makes a read-only link. Throws 'not-found' for anybody but the owner, 'analysis-unfinished'. */
export async function shareAnalysis(
  parts: ShareParts,
  id: string,
  accountId: string,
  days: number,
): Promise<ShareCard> {
  const row = await findReadable(parts, id, accountId)
  if (row.ownerId !== accountId) throw notFound()
  if (row.status !== 'succeeded') {
    throw new RequestError('analysis-unfinished', 'There is no result to share yet.')
  }
  const end = Math.min(parts.clock().getTime() + days * 86_400_000, row.deletesAt.getTime())
  const share = { id: randomUUID(), expiresAt: new Date(end) }
  await parts.database.db.insert(analysisShares).values({ ...share, analysisId: row.id })
  return shareCard(parts, row, share)
}

export async function revokeShare(
  parts: ShareParts,
  id: string,
  accountId: string,
  shareId: string,
): Promise<{ revoked: boolean }> {
  const row = await findReadable(parts, id, accountId)
  if (row.ownerId !== accountId) throw notFound()
  const revoked = await parts.database.db
    .delete(analysisShares)
    .where(and(eq(analysisShares.analysisId, row.id), eq(analysisShares.id, shareId)))
    .returning({ id: analysisShares.id })
  return { revoked: revoked.length > 0 }
}

/** Accepts a share link's token while the link is valid and its owner’s account is open. Throws 'not-found'. */
export async function checkShare(parts: ShareParts, analysisId: string, token: string): Promise<void> {
  const [shareId = ''] = token.split('.')
  const given = Buffer.from(token)
  const isBy = (secret: string) => {
    const expected = Buffer.from(tokenOf(secret, analysisId, shareId))
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  if (![parts.secret, ...parts.previousSecrets].some(isBy)) throw notFound()
  const now = parts.clock()
  const [live] = await parts.database.db
    .select({ owner: accounts })
    .from(analysisShares)
    .innerJoin(analyses, eq(analyses.id, analysisShares.analysisId))
    .innerJoin(accounts, eq(accounts.id, analyses.ownerId))
    .where(
      and(
        eq(analysisShares.analysisId, analysisId),
        eq(analysisShares.id, shareId),
        gt(analysisShares.expiresAt, now),
        isNull(accounts.deletedAt),
      ),
    )
  if (live === undefined || isClosed(live.owner, now)) throw notFound()
}
