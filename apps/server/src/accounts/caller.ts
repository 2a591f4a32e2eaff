import type { User } from '@vitrine/contracts/accounts/account.ts'
import type { ApiKeyScope } from '@vitrine/contracts/accounts/api-key.ts'
import type { Caller } from '@vitrine/contracts/accounts/roles.ts'

/** What the API key that was called with may do. */
export interface KeyGrant {
  id: string
  scopes: readonly ApiKeyScope[]
  /** Ids of models; null: all. */
  models: readonly string[] | null
}

/** Who is behind a live access token or API key. */
export interface SignedInCaller {
  caller: Exclude<Caller, 'visitor'>
  /** Of a key: its own id, which is no session's. */
  sessionId: string
  user: User
  /** When they last proved who they are; null in sessions of an older release. */
  verifiedAt: Date | null
  /** The session began with what is a second step by itself. */
  stepped: boolean
  /** Absent in a session. */
  apiKey?: KeyGrant
}

/** `over`: the token was good and its time has passed. `unknown`: never given out, or its session was ended. */
export type TokenReading = { state: 'live'; signedIn: SignedInCaller } | { state: 'over' } | { state: 'unknown' }
