/** Runs at most `count` of the tasks given to it at a time; the others wait in order. */
export function limitParallel(count: number) {
  let free = count
  const waiting: (() => void)[] = []
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
