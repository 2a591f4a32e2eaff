/** Runs the tasks of one key one after the other; those of different keys side by side. */
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
