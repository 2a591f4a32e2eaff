import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { WarmUp, WarmUpReport } from '@vitrine/contracts/administration.ts'
import { Unavailable } from '@vitrine/errors/unavailable.ts'
import { desc, eq, gt, sql } from 'drizzle-orm'
import { after, type Clock, minutes } from '../time/clock.ts'
import type { Db } from '../database/database.ts'
import { warmUps } from '../database/schema/administration.ts'
import type { Actor } from '../audit/actor.ts'
import { liveWorkers } from './live-workers.ts'
import { writeAudit } from '../audit/write-audit.ts'

interface WarmUpParts {
  db: Db
  clock: Clock
}

type WarmUpRow = typeof warmUps.$inferSelect

const lookMilliseconds = 300
/** No warm-up takes longer; what is left then counts as lost. */
const longest = minutes(15)

const noWorker = () =>
  new Unavailable('engine-unavailable', 'No worker is running, so there is nothing to warm up.', {
    hint: 'Start one with --role=worker.',
  })

/** One row for each live worker; who asks while a warm-up is under way joins it. Throws 'engine-unavailable'. */
const askWorkers = ({ db, clock }: WarmUpParts, actor: Actor): Promise<string> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('warm-up', 0))`)
    const now = clock()
    const recent = await tx
      .select()
      .from(warmUps)
      .where(gt(warmUps.createdAt, after(now, -longest)))
    const living = await liveWorkers(tx)
    if (living.length === 0) throw noWorker()
    const isAlive = (id: string) => living.some((worker) => worker.id === id)
    const underWay = recent.find(({ finishedAt, workerId }) => finishedAt === null && isAlive(workerId))
    if (underWay) return underWay.runId
    const runId = randomUUID()
    await tx
      .insert(warmUps)
      .values(living.map(({ id: workerId }) => ({ id: randomUUID(), runId, workerId, createdAt: now })))
    await writeAudit(tx, actor, { action: 'warmed-up', details: { workers: String(living.length) } }, now)
    return runId
  })

const lost = ({ workerId }: WarmUpRow): WarmUpReport => ({
  worker: workerId,
  state: 'lost',
  milliseconds: 0,
  engines: [],
  provider: null,
})

const isFine = ({ state, engines, provider }: WarmUpReport): boolean =>
  state === 'done' && engines.every(({ ok }) => ok) && provider?.ok !== false

const summary = (rows: readonly WarmUpRow[]): WarmUp => {
  const workers = rows.map((row) => row.report ?? lost(row))
  return {
    startedAt: (rows[0]?.createdAt ?? new Date(0)).toISOString(),
    milliseconds: Math.max(0, ...workers.map(({ milliseconds }) => milliseconds)),
    ok: workers.every(isFine),
    workers,
  }
}

/** Has every live worker load its engines, and waits until all are done or dead. Throws 'engine-unavailable'. */
export const warmUp = async (parts: WarmUpParts, actor: Actor, signal: AbortSignal): Promise<WarmUp> => {
  const { db } = parts
  const runId = await askWorkers(parts, actor)
  const end = performance.now() + longest
  for (;;) {
    const rows = await db.select().from(warmUps).where(eq(warmUps.runId, runId)).orderBy(warmUps.workerId)
    const open = rows.filter(({ finishedAt }) => finishedAt === null)
    const living = open.length === 0 ? [] : await liveWorkers(db)
    const working = open.some(({ workerId }) => living.some(({ id }) => id === workerId))
    if (!working || signal.aborted || performance.now() > end) return summary(rows)
    await wait(lookMilliseconds)
  }
}

/** The last warm-up that ended, or null. */
export const lastWarmUp = async (db: Db): Promise<WarmUp | null> => {
  const [last] = await db
    .select({ runId: warmUps.runId })
    .from(warmUps)
    .where(sql`${warmUps.finishedAt} is not null`)
    .orderBy(desc(warmUps.createdAt))
    .limit(1)
  if (!last) return null
  return summary(await db.select().from(warmUps).where(eq(warmUps.runId, last.runId)).orderBy(warmUps.workerId))
}
