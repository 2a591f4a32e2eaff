import type { Origin } from '../accounts/security-events.ts'

/** Where a call comes from, as the security log writes it down. */
export function originOf({ ip, headers }: { ip: string; headers: unknown }): Origin {
  const named = headers as { 'user-agent'?: string | undefined } | undefined
  return { address: ip, userAgent: named?.['user-agent'] ?? null }
}
