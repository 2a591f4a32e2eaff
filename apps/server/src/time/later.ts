import { randomInt } from 'node:crypto'

/** Runs a task some time after the call, which does not wait for it. */
export type Later = (task: () => Promise<void>) => void

export interface LaterTasks {
  later: Later
  /** Resolves when all started tasks are done; waiting ones are started at once. */
  settle: () => Promise<void>
}

const longest = 400

/**
 * Tasks whose work must not be visible in an answer's timing: each starts at a random moment within 400 ms, so that the
 * next call does not reveal either whether there was something to do.
 */
export function laterTasks(onError: (error: unknown) => void): LaterTasks {
  const waiting = new Set<() => void>()
  const running = new Set<Promise<void>>()
  return {
    later: (task) => {
      const begin = () => {
        // oxlint-disable-next-line eslint/no-use-before-define -- the timer and its task name each other
        clearTimeout(timer)
        waiting.delete(begin)
        const run = task().catch(onError)
        running.add(run)
        void run.finally(() => running.delete(run))
      }
      const timer = setTimeout(begin, randomInt(1, longest))
      waiting.add(begin)
    },
    settle: async () => {
      for (const begin of waiting) begin()
      await Promise.all(running)
    },
  }
}
