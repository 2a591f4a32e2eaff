import type { RequestContext, RequestType } from '@vitrine/contracts/people/person.ts'

/** What somebody who asks for a demo or for access says of themselves; what they left empty is an empty text. */
export interface AccessRequest {
  name: string
  email: string
  org: string
  phone: string
  type: RequestType
  interestedIn: string
  signupSource: string
  isBetaUser: boolean
  /** Null without the visitor's consent. */
  context: RequestContext | null
  /** Additional fields from the second API. */
  fields: Record<string, string>
}

/** What is known of how a request was sent: for finding repeats and programs that fill in forms. */
export interface RequestOrigin {
  /** A person's form, or another program by the second API. */
  by: 'form' | 'program'
  address: string
  idempotencyKey: string | undefined
  /** The content of the honeypot field, which people do not see. */
  trap: string
  /** How long the form was on the screen; null if the caller does not say. */
  fillMilliseconds: number | null
}
