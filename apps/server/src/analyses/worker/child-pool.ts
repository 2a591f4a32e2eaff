import { VitrineError } from '@vitrine/errors/vitrine-error.ts'
import type { EngineChild, RunLimits } from './engine-child.ts'
import type { RunOutcome, RunTask } from './messages.ts'
import { residentMegabytes } from './resident-memory.ts'

/** Processes that run engines and stay warm between runs. */
export interface ChildPool {
  /** Waits for a free process; with `fresh`, for one that has run nothing yet. Rejects as `EngineChild.run` does. */
  run: (task: RunTask, limits: RunLimits, need?: 'fresh') => Promise<RunOutcome>
  /** The living processes, busy ones first. */
  children: () => { child: EngineChild; working: boolean }[]
  /** Kills all processes; runs in progress reject. */
  close: () => Promise<void>
}

/** How long the spare process stays idle before it ends: its memory is worth more than its warmth. */
const spareMilliseconds = 60_000
/** How long any process stays idle before it ends. */
const idleMilliseconds = 600_000
/**
 * An idle process that holds more ends as early as the spare one. With all but the largest engines loaded, a process
 * stays below.
 */
const restMegabytes = 600

/**
 * The limit was exceeded on a process that also holds other models' weights: only a fresh one shows whether this run
 * needs that much.
 */
class Crowded extends Error {}

const isMemoryExceeded = (error: unknown): boolean =>
  error instanceof VitrineError && error.problem === 'memory-exceeded'

/**
 * Runs tasks on at most `size` processes and a spare one. The first starts at once, so that the first run does not wait
 * for it; the others start when they are needed, the spare one only while all others are busy. A process that dies is
 * replaced when it is needed. After a minute of idleness the spare one ends, as does each that holds too much memory;
 * after ten minutes any.
 */
export function openChildPool(
  size: number,
  start: () => Promise<EngineChild>,
  held: (pid: number) => Promise<number | null> = residentMegabytes,
): ChildPool {
  /** Null: a free place without a process. */
  const free: (EngineChild | null)[] = Array.from({ length: size }, () => null)
  const busy = new Set<EngineChild>()
  const waiting: (() => void)[] = []
  const resting = new Map<EngineChild, readonly NodeJS.Timeout[]>()
  let closed = false
  /** While one is starting, no other is started. */
  const coming = { first: true }

  const leaveRest = (child: EngineChild | null | undefined): void => {
    if (!child) return
    for (const timer of resting.get(child) ?? []) clearTimeout(timer)
    resting.delete(child)
  }

  const letGo = (child: EngineChild): void => {
    const slot = free.indexOf(child)
    if (closed || slot < 0) return
    leaveRest(child)
    free.splice(slot, 1, null)
    void child.kill()
  }

  const letGoIfTooMuch = async (child: EngineChild): Promise<void> => {
    const living = free.filter((one) => one?.isAlive()).length + busy.size
    if (living > size || ((await held(child.pid)) ?? 0) > restMegabytes) letGo(child)
  }

  const rest = (child: EngineChild): void => {
    const timers = [
      setTimeout(() => void letGoIfTooMuch(child), spareMilliseconds).unref(),
      setTimeout(() => letGo(child), idleMilliseconds).unref(),
    ]
    resting.set(child, timers)
  }

  const give = (child: EngineChild | null): void => {
    const alive = child?.isAlive() && !closed ? child : null
    // Or its channel broke: it may still be working, but can no longer be heard.
    if (alive === null) void child?.kill()
    free.push(alive)
    if (alive) rest(alive)
    waiting.shift()?.()
  }

  /** Prefers a process where the model is warm; for `fresh`, a place without a process. */
  const take = async (modelId: string, fresh: boolean): Promise<EngineChild | null> => {
    while (free.length === 0 || (coming.first && free.every((child) => child === null)))
      await new Promise<void>((resolve) => waiting.push(resolve))
    const wanted = [
      free.findIndex((child) => (fresh ? child === null : child?.warm.has(modelId))),
      free.findIndex((child) => child !== null),
      0,
    ]
    const [child = null] = free.splice(wanted.find((slot) => slot >= 0) ?? 0, 1)
    leaveRest(child)
    return child
  }

  /** A process full of other models' weights is replaced, or they would count against this run's limit. */
  const isTooFull = async (child: EngineChild, { modelId }: RunTask, memoryMegabytes: number): Promise<boolean> =>
    !child.warm.has(modelId) && ((await held(child.pid)) ?? 0) > memoryMegabytes / 2

  const runOnce = async (task: RunTask, limits: RunLimits, fresh: boolean): Promise<RunOutcome> => {
    let child = await take(task.modelId, fresh)
    let shared = false
    try {
      if (child?.isAlive() && (fresh || (await isTooFull(child, task, limits.memoryMegabytes)))) await child.kill()
      if (!child?.isAlive()) {
        child = null
        child = await start()
      }
      busy.add(child)
      shared = [...child.warm].some((id) => id !== task.modelId)
      return await child.run(task, limits)
    } catch (error) {
      throw shared && isMemoryExceeded(error) ? new Crowded() : error
    } finally {
      if (child !== null) busy.delete(child)
      give(child)
    }
  }

  const run = async (task: RunTask, limits: RunLimits, need?: 'fresh'): Promise<RunOutcome> => {
    try {
      return await runOnce(task, limits, need === 'fresh')
    } catch (error) {
      if (!(error instanceof Crowded)) throw error
      return runOnce(task, limits, true)
    }
  }

  const arrive = (child: EngineChild | null): void => {
    coming.first = false
    give(child)
    // Runs that arrived meanwhile waited for this one, and there is room for all.
    for (const wake of waiting.splice(0)) wake()
  }
  void start().then(arrive, () => arrive(null))

  return {
    run,
    children: () => [
      ...[...busy].map((child) => ({ child, working: true })),
      ...free.flatMap((child) => (child?.isAlive() ? [{ child, working: false }] : [])),
    ],
    close: async () => {
      closed = true
      for (const child of free) leaveRest(child)
      await Promise.all([...busy, ...free.filter((child) => child !== null)].map((child) => child.kill()))
    },
  }
}
