import type { RequestContext } from '@vitrine/contracts/people/person.ts'
import { callErrorOf } from '@vitrine/contracts/calls/call-error.ts'
import { saysFailure } from '@vitrine/contracts/calls/failure-words.ts'
import { sessionFetch } from '../../lib/session/current-session.ts'

/** The body of an access request. */
export interface AccessRequest {
  name: string
  email: string
  org: string
  phone: string
  type: 'general' | 'product'
  /** Comma-separated; the product's name for type product. */
  interested_in: string
  /** The honeypot field. */
  website?: string
  consent?: boolean
  context?: RequestContext
}

/** Throws a CallError whose message may be shown. */
export async function sendRequest(request: AccessRequest) {
  const response = await sessionFetch('/v1/app/users', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(request),
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok || saysFailure(body)) throw callErrorOf(response.status, body)
}
