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

/** What is asked for, under the names that it is kept by. */
export const askedOf = ({ name, email, org, phone, type, interested_in }: Asked) => ({
  name,
  email,
  org,
  phone,
  type,
  interestedIn: interested_in,
})

/**
 * What a requester is told: what it sent, and nothing of what was known before, so that the answer is the same whether
 * it is new, updates a request, belongs to an account or fell into the trap.
 */
export const requestAnswer = ({ name, email, org, phone, type, interested_in }: Asked, id: string) => ({
  data: { id, name, email: normalEmail(email), org, phone, type, interested_in, status: 'pending' as const },
  message: "Request received. We'll get back to you soon.",
})
