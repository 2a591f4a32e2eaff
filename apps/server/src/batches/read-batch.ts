import type { Batch, BatchItem, BatchItemStatus } from '@vitrine/contracts/analyses/batch.ts'
import type { Model } from '@vitrine/model-kit/model.ts'
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { analyses, type StoredFailure } from '../database/schema/analyses.ts'
import { type BatchRow, batches, batchItems } from '../database/schema/batches.ts'

interface ItemRow {
  batchId: string
  position: number
  name: string
  refusal: StoredFailure | null
  analysisId: string | null
  /** Null: the analysis was deleted, or there never was one. */
  status: BatchItemStatus | null
  summary: string | null
  failure: StoredFailure | null
}

const statusOf = ({ refusal, status }: Pick<ItemRow, 'refusal' | 'status'>): BatchItemStatus =>
  refusal ? 'refused' : (status ?? 'cancelled')

export function itemCard(row: ItemRow): BatchItem {
  const failure = row.refusal ?? row.failure
  return {
    position: row.position,
    name: row.name,
    status: statusOf(row),
    analysisId: row.status === null || row.status === 'cancelled' ? null : row.analysisId,
    summary: row.summary,
    failure: failure && { problem: failure.problem, error: failure.error, hint: failure.hint },
  }
}

/** The items of these batches, in order; for an erased analysis the status is null. */
export const readItems = (db: Db, ids: readonly string[]): Promise<ItemRow[]> =>
  db
    .select({
      batchId: batchItems.batchId,
      position: batchItems.position,
      name: batchItems.name,
      refusal: batchItems.refusal,
      analysisId: batchItems.analysisId,
      status: analyses.status,
      summary: analyses.summary,
      failure: analyses.failure,
    })
    .from(batchItems)
    .leftJoin(analyses, and(eq(analyses.id, batchItems.analysisId), isNull(analyses.erasedAt)))
    .where(inArray(batchItems.batchId, [...ids]))
    .orderBy(asc(batchItems.batchId), asc(batchItems.position))

function countStatuses(items: readonly ItemRow[]): Batch['counts'] {
  const counts = { queued: 0, running: 0, succeeded: 0, failed: 0, refused: 0, cancelled: 0 }
  for (const item of items) counts[statusOf(item)]++
  return counts
}

export function batchCard(models: readonly Model[], row: BatchRow, items: readonly ItemRow[]): Batch {
  const counts = countStatuses(items)
  const going = counts.queued + counts.running > 0
  return {
    id: row.id,
    name: row.name,
    modelId: row.modelId,
    modelTitle: models.find(({ id }) => id === row.modelId)?.title ?? row.modelId,
    status: going ? 'running' : row.cancelledAt ? 'cancelled' : 'finished',
    total: items.length,
    counts,
    createdAt: row.createdAt.toISOString(),
    finishedAt: going ? null : (row.finishedAt?.toISOString() ?? null),
    deletesAt: row.deletesAt.toISOString(),
  }
}

/** An account's batches, newest first; only of these models, or of all with null. */
export async function listBatches(
  db: Db,
  models: readonly Model[],
  accountId: string,
  only: readonly string[] | null,
): Promise<Batch[]> {
  const ofModels = only === null ? undefined : inArray(batches.modelId, [...only])
  const rows = await db
    .select()
    .from(batches)
    .where(and(eq(batches.accountId, accountId), ofModels))
    .orderBy(desc(batches.createdAt), desc(batches.id))
  if (rows.length === 0) return []
  const items = Map.groupBy(
    await readItems(
      db,
      rows.map(({ id }) => id),
    ),
    ({ batchId }) => batchId,
  )
  return rows.map((row) => batchCard(models, row, items.get(row.id) ?? []))
}
