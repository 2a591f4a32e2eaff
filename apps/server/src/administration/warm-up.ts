import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { WarmUp, WarmUpReport } from '@vitrine/contracts/administration/administration.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { Unavailable } from '@vitrine/errors/unavailable.ts'
import { desc, eq, gt, sql } from 'drizzle-orm'
import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Db } from '../database/database.ts'
import { isUuid } from '../database/is-uuid.ts'
import { warmUps } from '../database/schema/administration.ts'
import { after, type Clock, minutes } from '../time/clock.ts'
import { liveWorkers } from './live-workers.ts'

interface WarmUpParts {
  db: Db
  clock: Clock
}

type WarmUpRow = typeof warmUps.$inferSelect

const lookMilliseconds = 300
/** The longest duration of a warm-up; unfinished parts then count as lost. */
const longest = minutes(15)

const noWorker = () =>
  new Unavailable('engine-unavailable', 'No worker is running, so there is nothing to warm up.', {
    hint: 'Start one with --role=worker.',
  })

/**
 * Inserts one row for each live worker; if a warm-up is under way, the caller joins it. Throws 'engine-unavailable'.
 */
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

const none = { engines: [], provider: null, milliseconds: 0, total: 0 }

/** A part whose worker is gone, or that takes too long, never ends by itself. */
function stateOf({ finishedAt, startedAt, createdAt, workerId }: WarmUpRow, living: ReadonlySet<string>, now: Date) {
  if (finishedAt) return 'done'
  if (!living.has(workerId) || createdAt < after(now, -longest)) return 'lost'
  return startedAt ? 'running' : 'waiting'
}

const isFine = ({ state, engines, provider }: WarmUpReport): boolean =>
  state === 'done' && engines.every(({ ok }) => ok) && provider?.ok !== false

function summary(rows: readonly WarmUpRow[], living: ReadonlySet<string>, now: Date): WarmUp {
  const workers = rows.map(
    (row): WarmUpReport => ({
      ...none,
      worker: row.workerId,
      ...row.report,
      state: stateOf(row, living, now),
    }),
  )
  return {
    id: rows[0]?.runId ?? '',
    startedAt: (rows[0]?.createdAt ?? new Date(0)).toISOString(),
    milliseconds: Math.max(0, ...workers.map(({ milliseconds }) => milliseconds)),
    finished: workers.every(({ state }) => state === 'done' || state === 'lost'),
    ok: workers.every(isFine),
    workers,
  }
}

/** The progress of a warm-up. Throws 'not-found'. */
export async function readWarmUp({ db, clock }: WarmUpParts, id: string): Promise<WarmUp> {
  const rows = isUuid(id) ? await db.select().from(warmUps).where(eq(warmUps.runId, id)).orderBy(warmUps.workerId) : []
  if (rows.length === 0) throw new RequestError('not-found', 'There is no such warm-up.')
  return summary(rows, new Set((await liveWorkers(db)).map((worker) => worker.id)), clock())
}

/** Asks every live worker to load its engines, and returns at once. Throws 'engine-unavailable'. */
export const startWarmUp = async (parts: WarmUpParts, actor: Actor): Promise<WarmUp> =>
  readWarmUp(parts, await askWorkers(parts, actor))

/** Yields a warm-up whenever it has changed, until it is finished; yields null at polls without a change. */
export async function* followWarmUp(
  parts: WarmUpParts,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<WarmUp | null> {
  let told = ''
  while (!signal.aborted) {
    const state = await readWarmUp(parts, id)
    const words = JSON.stringify(state)
    yield words === told ? null : state
    if (state.finished) return
    told = words
    // Aborted: nobody is following any more.
    await wait(lookMilliseconds, undefined, { signal }).catch(() => undefined)
  }
}

/** The latest warm-up of which a worker has finished its part, or null. */
export async function lastWarmUp(parts: WarmUpParts): Promise<WarmUp | null> {
  const [last] = await parts.db
    .select({ runId: warmUps.runId })
    .from(warmUps)
    .where(sql`${warmUps.finishedAt} is not null`)
    .orderBy(desc(warmUps.createdAt))
    .limit(1)
  return last ? readWarmUp(parts, last.runId) : null
}
