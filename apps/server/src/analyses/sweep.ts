import { arrayOverlaps, inArray, lt, or, sql } from 'drizzle-orm'
import { analyses } from '../database/schema/analyses.ts'
import type { AnalysisParts } from './analysis-parts.ts'
import { eraseAnalysis } from './delete-analysis.ts'

type SweepParts = Pick<AnalysisParts, 'database' | 'boss' | 'files' | 'clock'>

/** How many were deleted. */
export interface Swept {
  analyses: number
  files: number
}

const hour = 3_600_000

/** How long erased rows stay, for their followers, and files without a row, which may be uploads under way. */
const grace = hour
const batch = 200

const companionKey = sql<string | null>`${analyses.companion}->>'key'`

async function deleteExpired(parts: SweepParts): Promise<number> {
  const { db } = parts.database
  const expired = await db
    .select()
    .from(analyses)
    .where(or(lt(analyses.deletesAt, parts.clock()), lt(analyses.erasedAt, new Date(parts.clock().getTime() - grace))))
    .limit(batch)
  for (const row of expired) if (row.erasedAt === null) await eraseAnalysis(parts, row)
  const ids = expired.map(({ id }) => id)
  if (ids.length > 0) await db.delete(analyses).where(inArray(analyses.id, ids))
  return expired.length
}

async function deleteOrphans({ database: { db }, files, clock }: SweepParts): Promise<number> {
  const old = await files.olderThan(grace, clock().getTime())
  let deleted = 0
  for (let start = 0; start < old.length; start += batch) {
    const keys = old.slice(start, start + batch)
    const owners = await db
      .select({ input: analyses.fileKey, beside: companionKey, made: analyses.resultFiles })
      .from(analyses)
      .where(
        or(inArray(analyses.fileKey, keys), inArray(companionKey, keys), arrayOverlaps(analyses.resultFiles, keys)),
      )
    const kept = new Set(owners.flatMap(({ input, beside, made }) => [input, beside, ...made]))
    for (const key of keys.filter((one) => !kept.has(one))) {
      await files.delete(key)
      deleted++
    }
  }
  return deleted
}

/**
 * Deletes what is older than its retention, and files that no row refers to. Several instances may run it at once: each
 * step is idempotent.
 */
export async function sweep(parts: SweepParts): Promise<Swept> {
  let deleted = 0
  for (let count = batch; count === batch; deleted += count) count = await deleteExpired(parts)
  return { analyses: deleted, files: await deleteOrphans(parts) }
}
