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

function whereReadable(id: string) {
  if (!idPattern.test(id)) throw notFound()
  return and(eq(analyses.id, id), isNull(analyses.erasedAt))
}

/** An analysis's row, unless it was erased. Throws 'not-found'. */
export async function findRow({ database: { db } }: Pick<AnalysisParts, 'database'>, id: string): Promise<AnalysisRow> {
  const [row] = await db.select().from(analyses).where(whereReadable(id))
  if (row === undefined) throw notFound()
  return row
}

function checkReader({ ownerId }: Pick<AnalysisRow, 'ownerId'>, reader: Reader): void {
  if (ownerId !== null && ownerId !== reader) throw notFound()
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
  checkReader(row, reader)
  return row
}

/** The same for those who need only know that they may read it, and of which model it is: results can be long. */
export async function findReadableModel(
  { database: { db } }: Pick<AnalysisParts, 'database'>,
  id: string,
  reader: Reader,
): Promise<string> {
  const { ownerId, modelId } = analyses
  const [row] = await db.select({ ownerId, modelId }).from(analyses).where(whereReadable(id))
  if (row === undefined) throw notFound()
  checkReader(row, reader)
  return row.modelId
}
