/** Runs tasks with the same key one after the other, and tasks with different keys in parallel. */
export function keyedQueue() {
  const tails = new Map<string, Promise<unknown>>()
  return async <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
    const run = (tails.get(key) ?? Promise.resolve()).then(task, task)
    tails.set(key, run)
    try {
      return await run
    } finally {
      if (tails.get(key) === run) tails.delete(key)
    }
  }
}
