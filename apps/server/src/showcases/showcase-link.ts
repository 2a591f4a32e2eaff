import type { ShowcaseLink } from '@vitrine/contracts/people/showcase.ts'
import type { ShowcaseLinkRow } from '../database/schema/showcases.ts'

/** Revoked takes precedence over expired: it was somebody's decision. */
export function stateOf(
  { revokedAt, expiresAt }: Pick<ShowcaseLinkRow, 'revokedAt' | 'expiresAt'>,
  now: Date,
): ShowcaseLink['state'] {
  if (revokedAt) return 'revoked'
  return expiresAt <= now ? 'lapsed' : 'open'
}

/** A row as sales sees it. */
export const showcaseLinkOf = (row: ShowcaseLinkRow, madeBy: string | null, now: Date): ShowcaseLink => ({
  id: row.id,
  state: stateOf(row, now),
  items: row.items,
  greeting: row.greeting,
  signIn: row.signIn,
  maxRuns: row.maxRuns,
  runs: row.runs,
  madeBy,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
})
