import { setImmediate as turn } from 'node:timers/promises'
import { InputError } from '@vitrine/errors/input-error.ts'
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
  answer: {
    output: '',
    blocks: '',
    files: [],
    summary: '',
    engine: { kind: 'embedded', name: '', version: '', note: null },
  },
}

/** Lets everything that is ready continue. */
async function settle() {
  for (let times = 0; times < 10; times++) await turn()
}

/** A pool of fake processes that report a given memory use, and work until they are told to end. */
function openFakePool(size: number) {
  const held = new Map<number, number>()
  const ends: (() => void)[] = []
  const ran: string[] = []
  const failures: { error: Error; dies: boolean }[] = []
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
        ran.push(`${modelId} on ${pid}`)
        const failure = failures.shift()
        if (failure) {
          if (failure.dies) alive = false
          throw failure.error
        }
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
    /** Which run began on which process. */
    ran,
    /** The errors of the next runs. */
    failures,
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

const tooLarge = new InputError('memory-exceeded', 'It needed more than 700 MB.')

it('a run over its limit on a process that another model has filled runs again on one of its own', async () => {
  const { pool, end, ran, failures } = openFakePool(1)
  await settle()
  const first = pool.run(taskOf('documents'), limits)
  await settle()
  await end()
  await first
  failures.push({ error: tooLarge, dies: true })
  const second = pool.run(taskOf('pictures'), limits)
  await settle()
  await end()
  expect(await second).toBe(outcome)
  expect(ran).toEqual(['documents on 1', 'pictures on 1', 'pictures on 2'])
})

it('what its own runs took counts: a run over its limit there ends', async () => {
  const { pool, ran, failures } = openFakePool(1)
  await settle()
  failures.push({ error: tooLarge, dies: true })
  await expect(pool.run(taskOf('pictures'), limits)).rejects.toBe(tooLarge)
  expect(ran).toEqual(['pictures on 1'])
})

it('who needs a fresh process gets one, though a warm one is free', async () => {
  const { pool, end, ran } = openFakePool(1)
  await settle()
  for (const need of [undefined, undefined, 'fresh'] as const) {
    const run = pool.run(taskOf('a'), limits, need)
    await settle()
    await end()
    await run
  }
  expect(ran).toEqual(['a on 1', 'a on 1', 'a on 2'])
})

it('a process that others work beside is never killed for the wish of a fresh one while there is room', async () => {
  const { pool, end, ran, living } = openFakePool(1)
  await settle()
  const runs = [pool.run(taskOf('a'), limits), pool.run(taskOf('b'), limits, 'fresh')]
  await settle()
  expect(living()).toEqual(['1 works', '2 works'])
  await end()
  await Promise.all(runs)
  expect(ran.toSorted()).toEqual(['a on 1', 'b on 2'])
})
