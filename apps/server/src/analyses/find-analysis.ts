import { RequestError } from '@vitrine/errors/request-error.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { type AnalysisRow, analyses } from '../database/schema/analyses.ts'
import type { AnalysisParts } from './analysis-parts.ts'
import type { Reader } from './caller.ts'

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const notFound = () =>
  new RequestError('not-found', 'There is no such analysis, or it has been deleted.', {
    hint: 'Analyses are kept for 30 days, those of visitors for 24 hours.',
  })

/** An analysis's row, unless it was erased. Throws 'not-found'. */
export async function findRow({ database: { db } }: Pick<AnalysisParts, 'database'>, id: string): Promise<AnalysisRow> {
  if (!idPattern.test(id)) throw notFound()
  const [row] = await db
    .select()
    .from(analyses)
    .where(and(eq(analyses.id, id), isNull(analyses.erasedAt)))
  if (row === undefined) throw notFound()
  return row
}

/**
 * An account's analysis is readable by its owner, a visitor's by anybody who knows its unguessable id. Throws
 * 'not-found'.
 */
export async function findReadable(
  parts: Pick<AnalysisParts, 'database'>,
  id: string,
  reader: Reader,
): Promise<AnalysisRow> {
  const row = await findRow(parts, id)
  if (row.ownerId !== null && row.ownerId !== reader) throw notFound()
  return row
}
