import { setTimeout as delay } from 'node:timers/promises'
import { ProviderError } from '@vitrine/errors/provider-error.ts'

const longestWait = 10_000

/**
 * Retries transient failures after 0.5 s, 1 s, 2 s … or as long as the endpoint asks for. After a total time limit no
 * new attempt is begun: an endpoint that was slow once is rarely fast then, and somebody waits.
 */
export async function retryTransient<Value>(
  attempt: () => Promise<Value>,
  { retries, patience, signal }: { retries: number; patience: number; signal: AbortSignal },
): Promise<Value> {
  const begun = performance.now()
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof ProviderError) || !error.transient || failures >= retries) throw error
      const wait = error.retryAfter === undefined ? 500 * 2 ** failures : error.retryAfter * 1000
      if (wait > longestWait || performance.now() + wait - begun > patience) throw error
      await delay(wait, undefined, { signal })
    }
  }
}
