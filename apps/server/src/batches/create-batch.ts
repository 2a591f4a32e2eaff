import { randomUUID } from 'node:crypto'
import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import { batchLimits } from '@vitrine/contracts/analyses/batch.ts'
import type { OptionValues } from '@vitrine/contracts/catalogue/model-option.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import type { Model } from '@vitrine/model-kit/model.ts'
import { and, eq, sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import { lockAccount } from '../accounts/lock-account.ts'
import type { AnalysisParts } from '../analyses/analysis-parts.ts'
import { findModelById } from '../analyses/find-model.ts'
import { queueOf } from '../analyses/queue/job-queue.ts'
import { takeTurnOfBatch } from '../analyses/queue/take-turn.ts'
import { keyUsedBefore, newRow, retention } from '../analyses/submission/create-analysis.ts'
import { readOptions } from '../analyses/submission/read-options.ts'
import { requireRunnable } from '../analyses/submission/require-runnable.ts'
import type { Db } from '../database/database.ts'
import { analyses } from '../database/schema/analyses.ts'
import { type BatchRow, batches, batchItems } from '../database/schema/batches.ts'
import { sha256Hex } from '../secrets/sha256-hex.ts'
import { currentTraceparent } from '../tracing/current-span.ts'
import { type GivenBatch, gatherItems } from './gather-items.ts'
import { discardItems, type JudgedItem, judgeItems } from './judge-items.ts'

export interface AskedBatch extends GivenBatch {
  owner: { id: string; role: Role }
  modelId: string
  name: string | undefined
  /** The model's options, by name. */
  fields: Readonly<Record<string, unknown>>
  idempotencyKey: string | undefined
}

interface Judged {
  model: Model
  options: OptionValues
  items: readonly JudgedItem[]
}

const refuseCount = (error: string, hint: string, problem: 'rate-limited' | 'conflict') =>
  new RequestError(problem, error, { hint, ...(problem === 'rate-limited' && { retryAfter: 30 }) })

/** Throws 'rate-limited' if too many are under way, and 'conflict' if too many are stored. */
async function checkRoom(tx: Db, accountId: string, limited: boolean): Promise<void> {
  const [found] = await tx
    .select({
      kept: sql<number>`count(*)::int`,
      open: sql<number>`(count(*) filter (where ${batches.finishedAt} is null))::int`,
    })
    .from(batches)
    .where(eq(batches.accountId, accountId))
  const { kept = 0, open = 0 } = found ?? {}
  if (limited && open >= batchLimits.unfinished) {
    const words = `${batchLimits.unfinished} of your batches are under way, as many as one account may have.`
    throw refuseCount(words, 'Go on when one has ended, or cancel one.', 'rate-limited')
  }
  if (kept >= batchLimits.kept) {
    const words = `You have ${batchLimits.kept} batches, as many as one account may have.`
    throw refuseCount(words, 'Delete one that is not needed any more.', 'conflict')
  }
}

/**
 * The batch that was created earlier with the same idempotency key; null if there is none. Throws
 * 'idempotency-mismatch'.
 */
async function findEarlier(tx: Db, { accountId, idempotencyKey, requestHash }: BatchRow): Promise<BatchRow | null> {
  if (idempotencyKey === null) return null
  const same = and(eq(batches.accountId, accountId), eq(batches.idempotencyKey, idempotencyKey))
  const [earlier] = await tx.select().from(batches).where(same)
  if (earlier && earlier.requestHash !== requestHash) throw keyUsedBefore()
  return earlier ?? null
}

function rowsOf(parts: AnalysisParts, { role }: { role: Role }, batch: BatchRow, judged: Judged) {
  const { model, items } = judged
  const caller = { kind: 'account', accountId: batch.accountId, role } as const
  return items.map(({ name, input, refusal }, index) => {
    const { options, id } = batch
    const analysis = input && newRow(parts, { model, caller, input, options, batch: { id, name } })
    const item = { batchId: id, position: index + 1, name: name.slice(0, 500).toWellFormed(), refusal }
    return { analysis, item: { ...item, analysisId: analysis?.id ?? null } }
  })
}

/**
 * Stores batch, items, analyses and jobs in one transaction. Returns null; or the batch that already exists under the
 * same key, in which case nothing is stored.
 */
const store = (
  { database: { db, kind }, boss, quotas }: AnalysisParts,
  batch: BatchRow,
  rows: ReturnType<typeof rowsOf>,
): Promise<BatchRow | null> =>
  db.transaction(async (tx) => {
    // The lock keeps parallel calls from exceeding a limit, or using a key, together.
    await lockAccount(tx, batch.accountId)
    const earlier = await findEarlier(tx, batch)
    if (earlier) return earlier
    await checkRoom(tx, batch.accountId, quotas !== null)
    await tx.insert(batches).values(batch)
    await tx.insert(batchItems).values(rows.map(({ item }) => item))
    const waiting = rows.flatMap(({ analysis }) => analysis ?? [])
    const [first] = waiting
    if (!first) return null
    const turn = await takeTurnOfBatch({ tx, kind }, first)
    const inTurn = waiting.map((row, index) => ({ ...row, priority: turn - index }))
    await tx.insert(analyses).values(inTurn)
    const traceparent = currentTraceparent()
    const jobs = inTurn.map(({ id, priority }) => ({ id, data: { analysisId: id, traceparent }, priority }))
    await boss.insert(queueOf.long, jobs, { db: fromDrizzle(tx, sql) })
    return null
  })

const hashOf = ({ model, options, items }: Judged): string =>
  sha256Hex(JSON.stringify([model.id, options, items.map(({ name, hash }) => [name, hash])]))

/** 'invoice.pdf', 'invoice.pdf and 3 more': what a batch is called until somebody names it. */
function nameOf([first, ...others]: AskedBatch['files']): string {
  if (!first) return 'Texts'
  const name = first.name.slice(0, 200)
  return others.length === 0 ? name : `${name} and ${others.length} more`
}

function newBatch(now: Date, asked: AskedBatch, judged: Judged): BatchRow {
  return {
    id: randomUUID(),
    accountId: asked.owner.id,
    modelId: judged.model.id,
    name: (asked.name || nameOf(asked.files)).slice(0, 255).toWellFormed(),
    options: judged.options,
    idempotencyKey: asked.idempotencyKey ?? null,
    requestHash: hashOf(judged),
    truths: null,
    createdAt: now,
    cancelledAt: null,
    // A batch without a runnable item ends at once.
    finishedAt: judged.items.some(({ input }) => input) ? null : now,
    deletesAt: new Date(now.getTime() + retention.account),
  }
}

/** Models that take a prompt are excluded: each of their answers needs a person to look at it. */
function requireBatchable(parts: AnalysisParts, model: Model): void {
  requireRunnable(parts, model)
  if (model.interaction === 'form' || model.interaction === 'chat') return
  throw new RequestError('act-not-allowed', `${model.title} is not run in batches.`, { hint: 'Run it one by one.' })
}

async function storeJudged(parts: AnalysisParts, asked: AskedBatch, judged: Judged): Promise<BatchRow> {
  try {
    const batch = newBatch(parts.clock(), asked, judged)
    const earlier = await store(parts, batch, rowsOf(parts, asked.owner, batch, judged))
    if (earlier) await discardItems(parts, judged.items)
    return earlier ?? batch
  } catch (error) {
    await discardItems(parts, judged.items)
    throw error
  }
}

/**
 * Stores a batch and enqueues its items. Items that cannot be run are stored by name with the reason. Consumes the
 * uploads. Throws what `gatherItems` and `readOptions` throw, 'model-unknown', 'act-not-allowed', 'engine-missing',
 * 'model-switched-off', 'rate-limited', 'conflict' and 'idempotency-mismatch'; then nothing remains but the uploads,
 * which the caller discards.
 */
export async function createBatch(parts: AnalysisParts, asked: AskedBatch): Promise<BatchRow> {
  const model = findModelById(parts.models, asked.modelId)
  requireBatchable(parts, model)
  const options = readOptions(model.options ?? [], asked.fields)
  const unpacked: string[] = []
  try {
    const given = await gatherItems(model, asked, parts.files, (key) => unpacked.push(key))
    const items = await judgeItems(parts, model, options, given)
    const batch = await storeJudged(parts, asked, { model, options, items })
    // Archives, lists and refused files; accepted files have been copied to other keys.
    for (const { stored } of asked.files) if (stored) await parts.files.delete(stored.key)
    return batch
  } finally {
    for (const key of unpacked) await parts.files.delete(key)
  }
}
