import type { RunOutcome, RunTask } from './messages.ts'
import type { EngineChild, RunLimits } from './engine-child.ts'
import { residentMegabytes } from './resident-memory.ts'

/** Processes that run engines and stay warm between runs. */
export interface ChildPool {
  /** Waits for a free process. Rejects as `EngineChild.run` does. */
  run: (task: RunTask, limits: RunLimits) => Promise<RunOutcome>
  /** Those that live: what works first. */
  children: () => { child: EngineChild; working: boolean }[]
  /** Kills all; runs in progress reject. */
  close: () => Promise<void>
}

/** A process that others have filled is replaced, or their weights would count against this run's limit. */
const isTooFull = async (child: EngineChild, task: RunTask, memoryMegabytes: number): Promise<boolean> =>
  !child.warm.has(task.modelId) && ((await residentMegabytes(child.pid)) ?? 0) > memoryMegabytes / 2

/** A spare process without work goes after so long: its memory is worth more than its warmth. */
const spareMilliseconds = 60_000

/**
 * Starts `size` processes at once; one that dies is replaced when it is needed. A spare one is started only while all
 * of them work, and ends when it has had nothing to do for a while.
 */
export function openChildPool(size: number, start: () => Promise<EngineChild>): ChildPool {
  /** Null: free, but without a process. */
  const free: (EngineChild | null)[] = []
  const busy = new Set<EngineChild>()
  const waiting: (() => void)[] = []
  let closed = false
  /** Of the first ones: while they come, nobody starts the spare one. */
  const coming = { count: size }

  const give = (child: EngineChild | null): void => {
    if (closed && child !== null) void child.kill()
    free.push(child?.isAlive() ? child : null)
    waiting.shift()?.()
  }

  const take = async (modelId: string): Promise<EngineChild | null> => {
    while (free.length === 0 || (coming.count > 0 && free.every((child) => child === null)))
      await new Promise<void>((resolve) => waiting.push(resolve))
    const warm = free.findIndex((child) => child?.warm.has(modelId))
    const living = free.findIndex((child) => child !== null)
    const [child = null] = free.splice(Math.max(warm >= 0 ? warm : living, 0), 1)
    return child
  }

  /** Ends a process that is free while more live than are kept. */
  const endSpare = (): void => {
    const living = free.filter((child) => child?.isAlive()).length + busy.size
    const slot = free.findIndex((child) => child?.isAlive())
    if (closed || living <= size || slot < 0) return
    const [child] = free.splice(slot, 1, null)
    void child?.kill()
  }

  free.push(null)
  const arrive = (child: EngineChild | null): void => {
    coming.count--
    give(child)
  }
  for (let slot = 0; slot < size; slot++) void start().then(arrive, () => arrive(null))

  return {
    run: async (task, limits) => {
      let child = await take(task.modelId)
      try {
        if (child?.isAlive() && (await isTooFull(child, task, limits.memoryMegabytes))) await child.kill()
        if (!child?.isAlive()) {
          child = null
          child = await start()
        }
        busy.add(child)
        return await child.run(task, limits)
      } finally {
        if (child !== null) busy.delete(child)
        give(child)
        setTimeout(endSpare, spareMilliseconds).unref()
      }
    },
    children: () => [
      ...[...busy].map((child) => ({ child, working: true })),
      ...free.flatMap((child) => (child?.isAlive() ? [{ child, working: false }] : [])),
    ],
    close: async () => {
      closed = true
      await Promise.all([...busy, ...free.filter((child) => child !== null)].map((child) => child.kill()))
    },
  }
}
