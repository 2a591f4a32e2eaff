import { setTimeout as wait } from 'node:timers/promises'

/** Polls until the answer is not null; fails with `what` after the time limit. */
export async function eventually<Value>(
  what: string,
  ask: () => Promise<Value | null>,
  milliseconds = 20_000,
): Promise<Value> {
  const end = performance.now() + milliseconds
  for (;;) {
    const answer = await ask()
    if (answer !== null) return answer
    if (performance.now() > end) throw new Error(`${what} did not happen within ${milliseconds} ms`)
    await wait(50)
  }
}
