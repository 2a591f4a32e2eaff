import { callErrorOf } from '@vitrine/contracts/call-error.ts'
import { sessionFetch } from './session/current-session.ts'

/** Asks every worker to load its engines; a truthy answer is success. */
export const requestWarmUp = async (): Promise<boolean> => {
  const response = await sessionFetch('/api/warmup', { method: 'POST' })
  const body = (await response.json().catch(() => null)) as { success?: boolean; data?: unknown } | null
  if (!response.ok || !body) throw callErrorOf(response.status, body ?? { message: 'Failed to request warmup' })
  return Boolean(body.success && body.data)
}
