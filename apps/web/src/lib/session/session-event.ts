import type { Extended, Refreshed, SignIn, User } from '@vitrine/contracts/accounts/account.ts'
import type { StoredSession } from './session-storage.ts'

/** What happens to a session. `onLanding` tells whether the page is /. */
export type SessionEvent =
  /** The page loads, or another tab changed the storage. */
  | { kind: 'restore'; stored: StoredSession }
  | { kind: 'signed-in'; signIn: SignIn }
  | { kind: 'refreshed'; tokens: Refreshed }
  | { kind: 'extended'; tokens: Extended }
  | { kind: 'profile-saved'; user: User }
  | { kind: 'clock' }
  /** HTTP 401 that no refresh can mend. */
  | { kind: 'unauthorised' }
  /** HTTP or body code 403. */
  | { kind: 'forbidden'; onLanding: boolean }
  /** Nothing else can be done before something was done there. */
  | { kind: 'incomplete'; to: string }
  | { kind: 'refresh-failed'; status: number; onLanding: boolean; scheduled: boolean }
  | { kind: 'signed-out'; from: 'header' | 'sidebar'; answer: 'ended' | 'failed' | 'no-token' | 'deleted' }
