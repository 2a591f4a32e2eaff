import type { Origin } from '../accounts/security-events.ts'

/** The origin of a call as recorded in the security log. */
export function originOf({ ip, headers }: { ip: string; headers: unknown }): Origin {
  const named = headers as { 'user-agent'?: string | undefined } | undefined
  return { address: ip, userAgent: named?.['user-agent'] ?? null }
}
