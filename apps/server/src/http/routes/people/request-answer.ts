import type { RequestType } from '@vitrine/contracts/people/person.ts'
import { normalEmail } from '../../../accounts/account.ts'

interface Asked {
  name: string
  email: string
  org: string
  phone: string
  type: RequestType
  interested_in: string
}

/** The request under the names of its columns. */
export const askedOf = ({ name, email, org, phone, type, interested_in }: Asked) => ({
  name,
  email,
  org,
  phone,
  type,
  interestedIn: interested_in,
})

/**
 * The answer to a request: what was sent, and nothing that was known before, so that it is the same whether the request
 * is new, updates one, belongs to an account or was caught by the honeypot.
 */
export const requestAnswer = ({ name, email, org, phone, type, interested_in }: Asked, id: string) => ({
  data: { id, name, email: normalEmail(email), org, phone, type, interested_in, status: 'pending' as const },
  message: "Request received. We'll get back to you soon.",
})
