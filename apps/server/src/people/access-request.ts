import type { RequestContext, RequestType } from '@vitrine/contracts/people/person.ts'

/** A request as it came in, its fields parsed. */
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
  /** What the second API sent besides. */
  fields: Record<string, string>
}

/** How it came in. */
export interface RequestOrigin {
  /** A person's form, or another program by the second API. */
  by: 'form' | 'program'
  address: string
  idempotencyKey: string | undefined
  /** What was typed into the field that people do not see. */
  trap: string
  /** How long the form was on the screen; null where the caller does not say. */
  fillMilliseconds: number | null
}
