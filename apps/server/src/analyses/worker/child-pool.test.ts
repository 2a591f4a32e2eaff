import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openChildPool } from './child-pool.ts'
import type { EngineChild, RunLimits } from './engine-child.ts'
import type { RunOutcome, RunTask } from './messages.ts'

const minute = 60_000
const limits: RunLimits = {
  deadlineSeconds: 1,
  memoryMegabytes: 1024,
  signal: new AbortController().signal,
  onProgress: () => undefined,
}
const taskOf = (modelId: string): RunTask => ({ modelId, file: null, text: '', options: {} })
const outcome: RunOutcome = {
  kind: 'answered',
  answer: { output: '', blocks: '', summary: '', engine: { kind: 'embedded', name: '', version: '', note: null } },
}

/** Lets everything that is ready go on. */
async function settle() {
  for (let times = 0; times < 10; times++) await turn()
}

/** A pool of processes that hold what they are told and work until they are told to end. */
function openFakePool(size: number) {
  const held = new Map<number, number>()
  const ends: (() => void)[] = []
  let started = 0
  const start = async (): Promise<EngineChild> => {
    const pid = ++started
    const warm = new Set<string>()
    let alive = true
    return {
      pid,
      warm,
      isAlive: () => alive,
      run: async ({ modelId }) => {
        warm.add(modelId)
        await new Promise<void>((resolve) => ends.push(resolve))
        return outcome
      },
      kill: async () => void (alive = false),
    }
  }
  const pool = openChildPool(size, start, async (pid) => held.get(pid) ?? 150)
  return {
    pool,
    held,
    started: () => started,
    living: () =>
      pool
        .children()
        .map(({ child: { pid }, working }) => `${pid}${working ? ' works' : ''}`)
        .sort(),
    /** Ends the runs that are under way. */
    end: async () => {
      for (const resolve of ends.splice(0)) resolve()
      await settle()
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('starts one process at once, the others when they are needed, and never more than one above its size', async () => {
  const { pool, living, end, started } = openFakePool(2)
  await settle()
  expect(living()).toEqual(['1'])
  const runs = [1, 2, 3, 4].map((number) => pool.run(taskOf(`model-${number}`), limits))
  await settle()
  expect(living()).toEqual(['1 works', '2 works', '3 works'])
  await end()
  await end()
  await Promise.all(runs)
  expect(started()).toBe(3)
})

it('runs that come before the first process wait for it, and then all find room', async () => {
  const { pool, living, end } = openFakePool(2)
  const runs = [1, 2].map((number) => pool.run(taskOf(`model-${number}`), limits))
  await settle()
  expect(living()).toEqual(['1 works', '2 works'])
  await end()
  await Promise.all(runs)
})

it('after a minute without work the spare process ends, after ten the others', async () => {
  const { pool, living, end } = openFakePool(2)
  await settle()
  const runs = [1, 2, 3].map((number) => pool.run(taskOf(`model-${number}`), limits))
  await settle()
  await end()
  await Promise.all(runs)
  expect(living()).toHaveLength(3)
  vi.advanceTimersByTime(minute)
  await settle()
  expect(living()).toHaveLength(2)
  vi.advanceTimersByTime(8 * minute)
  await settle()
  expect(living()).toHaveLength(2)
  vi.advanceTimersByTime(minute)
  await settle()
  expect(living()).toEqual([])
})

it('a process that worked meanwhile has its ten minutes again, and what ended is started again', async () => {
  const { pool, living, end, started } = openFakePool(1)
  await settle()
  vi.advanceTimersByTime(9 * minute)
  const run = pool.run(taskOf('a'), limits)
  await settle()
  vi.advanceTimersByTime(30 * minute)
  expect(living()).toEqual(['1 works'])
  await end()
  await run
  vi.advanceTimersByTime(9 * minute)
  await settle()
  expect(living()).toEqual(['1'])
  vi.advanceTimersByTime(minute)
  await settle()
  expect(living()).toEqual([])
  const again = pool.run(taskOf('a'), limits)
  await settle()
  expect(living()).toEqual(['2 works'])
  await end()
  await again
  expect(started()).toBe(2)
})

it('a process at rest that holds more than 600 MB ends after a minute', async () => {
  const { pool, living, end, held } = openFakePool(2)
  await settle()
  const runs = [1, 2].map((number) => pool.run(taskOf(`model-${number}`), limits))
  await settle()
  await end()
  await Promise.all(runs)
  held.set(1, 601).set(2, 600)
  vi.advanceTimersByTime(minute)
  await settle()
  expect(living()).toEqual(['2'])
})
