import { createHash, timingSafeEqual } from 'node:crypto'
import type { Operation } from '@vitrine/contracts/operations/operation.ts'
import { NotAllowed } from '@vitrine/errors/not-allowed.ts'
import { Unavailable } from '@vitrine/errors/unavailable.ts'
import type { Env } from '../../env.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** A static key, and its name in messages. */
interface StaticKey {
  variable: string
  opens: string
}

const keys = {
  service: { variable: 'SERVICE_API_KEY', opens: 'The second API' },
  metrics: { variable: 'METRICS_TOKEN', opens: 'Reading the figures' },
} as const satisfies Record<NonNullable<Operation['key']>, StaticKey>

/**
 * Compares digests, which have equal lengths, in constant time: the timing reveals neither the key's length nor how
 * much of it was right. Throws 'not-configured' and 'token-invalid'.
 */
export function checkStaticKey(
  kind: NonNullable<Operation['key']>,
  given: string | null,
  env: Pick<Env, 'SERVICE_API_KEY' | 'METRICS_TOKEN'>,
): void {
  const { variable, opens } = keys[kind]
  const key = env[variable]
  if (key === undefined) {
    throw new Unavailable('not-configured', `${opens} is switched off on this server.`, { hint: `Set ${variable}.` })
  }
  if (timingSafeEqual(digest(given ?? ''), digest(key))) return
  throw new NotAllowed('token-invalid', 'The key is not right.', { hint: 'Send it as Authorization: Bearer {key}.' })
}
