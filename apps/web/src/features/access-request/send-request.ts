import type { RequestContext } from '@vitrine/contracts/person.ts'
import { callErrorOf } from '@vitrine/contracts/call-error.ts'
import { sessionFetch } from '../../lib/session/current-session.ts'

/** Specification §3, 'create-user / request payload'. */
export interface AccessRequest {
  name: string
  email: string
  org: string
  phone: string
  type: 'general' | 'product'
  /** Comma-joined; the product's name for type product. */
  interested_in: string
  /** The field that people do not see. */
  website?: string
  consent?: boolean
  context?: RequestContext
}

/** Throws a CallError whose message may be shown. */
export const sendRequest = async (request: AccessRequest) => {
  const response = await sessionFetch('/v1/app/users', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(request),
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw callErrorOf(response.status, body ?? { message: 'Failed to create user. Please try again.' })
}
