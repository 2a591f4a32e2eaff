import type { WarmUp } from '@vitrine/contracts/administration/administration.ts'
import { callErrorOf } from '@vitrine/contracts/calls/call-error.ts'
import { failureWords } from '@vitrine/contracts/calls/failure-words.ts'
import { sessionFetch } from '../session/current-session.ts'
import { followWarmUp } from './follow-warm-up.ts'

/** An answer without an event stream is final. */
const isUnderWay = (data: unknown): data is WarmUp =>
  typeof data === 'object' && data !== null && 'id' in data && 'finished' in data

/**
 * Has every worker load its engines, and waits until all have; reports each step. Resolves to true if everything
 * loaded.
 */
export async function requestWarmUp(onStep?: (warmUp: WarmUp) => void): Promise<boolean> {
  const response = await sessionFetch('/api/warmup', { method: 'POST' }).catch((cause: unknown) => {
    throw new Error(failureWords(cause, 'Warm up failed. Please try again.'))
  })
  // The cast: an answer of another shape has none of these.
  const body = (await response.json().catch(() => null)) as { success?: boolean; data?: unknown } | null
  if (!response.ok || !body || body.success === false) {
    const otherwise = response.ok && body ? 'Warm up failed.' : 'Failed to request warmup'
    throw new Error(failureWords(callErrorOf(response.status, body), otherwise))
  }
  if (!body.success || !isUnderWay(body.data)) return Boolean(body.success && body.data)
  onStep?.(body.data)
  return (await followWarmUp(body.data, onStep)).ok
}
