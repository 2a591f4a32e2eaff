import type { SessionKey } from './session-storage.ts'

/** A side effect requested by a transition. */
export type SessionEffect =
  | { kind: 'store'; values: Partial<Record<SessionKey, string>> }
  /** Removes the session's own keys. */
  | { kind: 'forget' }
  | { kind: 'clear'; storages: 'local' | 'local-and-session'; after: number }
  | { kind: 'toast'; type: 'success' | 'error' | 'warning' | 'info'; message: string; duration?: number }
  /** `replace` loads the page again; `route` stays in the running app. */
  | { kind: 'go'; to: string; how: 'route' | 'replace'; after: number }
  /** Send `clock` at these moments and every ten minutes. */
  | { kind: 'watch-clock'; at: number[] }
  | { kind: 'schedule-refresh'; at: number }
  /** Stops the clock and the refreshing. */
  | { kind: 'stop-timers' }
  | { kind: 'offer-extension' }
  | { kind: 'log'; message: string }
