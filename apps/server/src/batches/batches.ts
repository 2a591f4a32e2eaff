import type { Batch, BatchTable, BatchWithItems } from '@vitrine/contracts/analyses/batch.ts'
import type { BatchReport, BatchTruths, Miss } from '@vitrine/contracts/analyses/batch-report.ts'
import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import { keyedQueue } from '../accounts/limits/keyed-queue.ts'
import { limitParallel } from '../accounts/limits/limit-parallel.ts'
import type { AnalysisParts } from '../analyses/analysis-parts.ts'
import { eraseAnalysis } from '../analyses/delete-analysis.ts'
import { finishBatch } from '../analyses/finish-batch.ts'
import { analyses } from '../database/schema/analyses.ts'
import { type BatchRow, batches } from '../database/schema/batches.ts'
import { type AskedBatch, createBatch } from './create-batch.ts'
import { findBatch } from './find-batch.ts'
import { measureBatch } from './measure-batch.ts'
import { batchCard, itemCard, listBatches, readItems } from './read-batch.ts'
import { readTable } from './read-table.ts'
import { setTruths } from './set-truths.ts'

type Parts = AnalysisParts

/** A batch is in memory while it is read and stored: one at a time per account, and few in total. */
const oneByOne = keyedQueue()
const fewAtOnce = limitParallel(2)

const pictureSeconds = 3600

const unended = ['queued', 'running'] as const

async function card({ database: { db }, models }: Parts, row: BatchRow): Promise<BatchWithItems> {
  const items = await readItems(db, [row.id])
  return { ...batchCard(models, row, items), items: items.map(itemCard) }
}

/** Erases a batch's analyses one by one, as their owner could. */
async function eraseItems(parts: Parts, batchId: string, only: 'unended' | 'all'): Promise<void> {
  const rows = await parts.database.db
    .select()
    .from(analyses)
    .where(
      and(
        eq(analyses.batchId, batchId),
        isNull(analyses.erasedAt),
        only === 'unended' ? inArray(analyses.status, [...unended]) : undefined,
      ),
    )
  // From the last one on, so that none begins while earlier ones are stopped.
  for (const row of rows.toSorted((one, other) => one.priority - other.priority)) await eraseAnalysis(parts, row)
}

const canBeShown = (mediaType: string) => mediaType.startsWith('image/') || mediaType === 'application/pdf'

/** The inputs that can be shown next to a miss, by analysis. */
async function picturesOf({ database: { db }, signer }: Parts, batchId: string) {
  const { id, fileKey, inputMediaType } = analyses
  const own = and(eq(analyses.batchId, batchId), isNull(analyses.erasedAt))
  const rows = await db.select({ id, fileKey, inputMediaType }).from(analyses).where(own)
  return new Map<string, Omit<NonNullable<Miss['picture']>, 'place'>>(
    rows.flatMap((row) =>
      row.fileKey && row.inputMediaType && canBeShown(row.inputMediaType)
        ? [[row.id, { url: signer.sign(row.fileKey, pictureSeconds), mediaType: row.inputMediaType }]]
        : [],
    ),
  )
}

async function readReport(parts: Parts, { id, truths }: BatchRow): Promise<BatchReport | null> {
  if (truths === null) return null
  const pictures = await picturesOf(parts, id)
  const { table, places } = await readTable(parts, id)
  return measureBatch(table, truths, (analysisId, column) => {
    const picture = pictures.get(analysisId)
    return picture ? { ...picture, place: places.get(analysisId)?.get(column) ?? null } : null
  })
}

async function cancel(parts: Parts, id: string, accountId: string): Promise<Batch> {
  const { db } = parts.database
  const row = await findBatch(db, id, accountId)
  const [cancelled] = await db
    .update(batches)
    .set({ cancelledAt: parts.clock() })
    .where(and(eq(batches.id, row.id), isNull(batches.finishedAt), isNull(batches.cancelledAt)))
    .returning()
  await eraseItems(parts, row.id, 'unended')
  await finishBatch(db, row.id, parts.clock())
  return card(parts, cancelled ?? row)
}

async function remove(parts: Parts, { id }: Pick<BatchRow, 'id'>): Promise<void> {
  await eraseItems(parts, id, 'all')
  await parts.database.db.delete(batches).where(eq(batches.id, id))
}

async function sweep(parts: Parts): Promise<void> {
  const { db } = parts.database
  const now = parts.clock()
  // If a process died between an item's end and the batch's, the batch is still open.
  await finishBatch(db, null, now)
  for (const row of await db.select().from(batches).where(lt(batches.deletesAt, now))) await remove(parts, row)
}

/** Batches: stored, listed, read as one table, stopped and deleted. All but `create` throw 'not-found'. */
export const openBatches = (parts: Parts) => ({
  create: async (asked: AskedBatch): Promise<Batch> =>
    card(parts, await oneByOne(asked.owner.id, () => fewAtOnce(() => createBatch(parts, asked)))),
  list: (accountId: string, models: readonly string[] | null) =>
    listBatches(parts.database.db, parts.models, accountId, models),
  find: (id: string, accountId: string) => findBatch(parts.database.db, id, accountId),
  read: (row: BatchRow): Promise<BatchWithItems> => card(parts, row),
  readTable: async (row: BatchRow): Promise<BatchTable> => (await readTable(parts, row.id)).table,
  setTruths: async (row: BatchRow, truths: BatchTruths): Promise<BatchReport> => {
    await setTruths(parts.database.db, row, truths)
    const report = await readReport(parts, await findBatch(parts.database.db, row.id, row.accountId))
    if (report === null) throw new Error('the truths were not stored')
    return report
  },
  /** Null if there are no truths. */
  readReport: (row: BatchRow): Promise<BatchReport | null> => readReport(parts, row),
  deleteTruths: async ({ id }: BatchRow) => {
    await parts.database.db.update(batches).set({ truths: null }).where(eq(batches.id, id))
  },
  cancel: (id: string, accountId: string) => cancel(parts, id, accountId),
  delete: async (id: string, accountId: string) => remove(parts, await findBatch(parts.database.db, id, accountId)),
  /** Deletes what is older than its retention. */
  sweep: () => sweep(parts),
})

export type Batches = ReturnType<typeof openBatches>
