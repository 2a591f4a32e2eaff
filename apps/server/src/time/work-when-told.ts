import type { Database } from '../database/database.ts'

export interface ToldWork {
  /** Finishes the current round and starts no more. */
  stop: () => Promise<void>
}

interface WorkOptions {
  /** The channel of notifications. */
  channel: string
  /** Milliseconds: a notification can be lost, and work may become due later. */
  lookAgain: number
  onError: (error: unknown) => void
}

/**
 * Works at once, at each notification, and every few seconds, one round at a time, until it is stopped. A notification during a round begins
 * another one: a round that finds nothing to do must not cause one, or the rounds never end.
 */
export async function workWhenTold(
  { listen }: Pick<Database, 'listen'>,
  { channel, lookAgain, onError }: WorkOptions,
  work: (stopping: AbortSignal) => Promise<unknown>,
): Promise<ToldWork> {
  const stopping = new AbortController()
  let running: Promise<void> | null = null
  let again = false
  const run = async (): Promise<void> => {
    do {
      again = false
      await work(stopping.signal).catch(onError)
    } while (again && !stopping.signal.aborted)
    running = null
  }
  const wake = (): void => {
    again = true
    if (!stopping.signal.aborted) running ??= run()
  }
  const unlisten = await listen(channel, wake)
  const timer = setInterval(wake, lookAgain)
  wake()
  return {
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      await unlisten()
      await running
    },
  }
}
