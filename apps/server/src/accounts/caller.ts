import type { User } from '@vitrine/contracts/account.ts'
import type { Caller } from '@vitrine/contracts/roles.ts'

/** Who is behind a live access token. */
export interface SignedInCaller {
  caller: Exclude<Caller, 'visitor'>
  sessionId: string
  user: User
  /** When they last proved who they are; null in sessions of an older release. */
  verifiedAt: Date | null
}

/** `over`: the token was good and its time has passed. `unknown`: never given out, or its session was ended. */
export type TokenReading = { state: 'live'; signedIn: SignedInCaller } | { state: 'over' } | { state: 'unknown' }
