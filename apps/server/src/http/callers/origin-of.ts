import type { Origin } from '../../accounts/security-events.ts'

/** The origin of a call as recorded in the security log. */
export function originOf({ ip, headers }: { ip: string; headers: unknown }): Origin {
  // The cast: Node parses this header as one string; a call that was made without HTTP has none.
  const named = headers as { 'user-agent'?: string | undefined } | undefined
  return { address: ip, userAgent: named?.['user-agent'] ?? null }
}
