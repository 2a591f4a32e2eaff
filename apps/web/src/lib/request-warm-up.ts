import { callErrorOf } from '@vitrine/contracts/call-error.ts'
import { failureWords } from '@vitrine/contracts/failure-words.ts'
import { sessionFetch } from './session/current-session.ts'

/** Asks every worker to load its engines; a truthy answer is success. */
export const requestWarmUp = async (): Promise<boolean> => {
  const response = await sessionFetch('/api/warmup', { method: 'POST' }).catch((cause: unknown) => {
    throw new Error(failureWords(cause, 'Warm up failed. Please try again.'))
  })
  const body = (await response.json().catch(() => null)) as { success?: boolean; data?: unknown } | null
  if (!response.ok || !body) {
    throw new Error(failureWords(callErrorOf(response.status, body), 'Failed to request warmup'))
  }
  return Boolean(body.success && body.data)
}
