import { at } from '@vitrine/basics/at.ts'

/** Milliseconds that each run of `work` takes. */
export async function time(runs: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times
}

/** The same for one run, each time it is called. */
export const timed = (work: () => Promise<unknown>) => async (): Promise<number> => at(await time(1, work), 0)
