import { callErrorOf } from '@vitrine/contracts/calls/call-error.ts'
import type { RequestContext } from '@vitrine/contracts/people/person.ts'
import { sessionFetch } from '../../lib/session/current-session.ts'

/** The fields as the interface takes them (createUser). */
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

/** A wireless network's sign-in page answers for us with status 200, and nobody would learn of the request. */
const isReceived = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && Reflect.get(body, 'success') === true

/** Throws a CallError whose message may be shown. */
export async function sendRequest(request: AccessRequest) {
  const response = await sessionFetch('/v1/app/users', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(request),
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok || !isReceived(body)) throw callErrorOf(response.status, body)
}
