import type { User } from '@vitrine/contracts/accounts/account.ts'
import type { ApiKeyScope } from '@vitrine/contracts/accounts/api-key.ts'
import type { Caller } from '@vitrine/contracts/accounts/roles.ts'

/** What the API key of this call may do. */
export interface KeyGrant {
  id: string
  scopes: readonly ApiKeyScope[]
  /** Model ids; null: all models. */
  models: readonly string[] | null
}

/** The account behind a live access token or API key. */
export interface SignedInCaller {
  caller: Exclude<Caller, 'visitor'>
  /** For an API key: the key's id, which is not a session's. */
  sessionId: string
  user: User
  /** When they last proved who they are; null in sessions created by an older release. */
  verifiedAt: Date | null
  /** The session began with a method that includes a second step. */
  stepped: boolean
  /** Absent for sessions. */
  apiKey?: KeyGrant
}

/** `over`: the token was valid and has expired. `unknown`: never issued, or its session was ended. */
export type TokenReading = { state: 'live'; signedIn: SignedInCaller } | { state: 'over' } | { state: 'unknown' }
