import type { Extended, Refreshed, SignIn, User } from '@vitrine/contracts/accounts/account.ts'
import type { StoredSession } from './session-storage.ts'

/** Events of a session. `onLanding`: whether the page is /. */
export type SessionEvent =
  /** The page loads, or another tab changed the storage. */
  | { kind: 'restore'; stored: StoredSession }
  | { kind: 'signed-in'; signIn: SignIn }
  | { kind: 'refreshed'; tokens: Refreshed }
  | { kind: 'extended'; tokens: Extended }
  | { kind: 'profile-saved'; user: User }
  | { kind: 'clock' }
  /** HTTP 401 that refreshing cannot solve. */
  | { kind: 'unauthorised' }
  /** HTTP or body code 403. */
  | { kind: 'forbidden'; onLanding: boolean }
  /** Something has to be completed at `to` before anything else. */
  | { kind: 'incomplete'; to: string }
  | { kind: 'refresh-failed'; status: number; onLanding: boolean; scheduled: boolean }
  | { kind: 'signed-out'; from: 'header' | 'sidebar'; answer: 'ended' | 'failed' | 'no-token' | 'deleted' }
