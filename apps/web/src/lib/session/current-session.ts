import { dialogs } from '../screen/dialogs.ts'
import { goTo } from '../screen/navigation.ts'
import { useStore } from '../screen/outside-store.ts'
import { toast } from '../screen/toast.ts'
import { createRefresh } from './refresh-tokens.ts'
import { createSessionFetch } from './session-fetch.ts'
import { createSession } from './session-runtime.ts'

const onLanding = () => window.location.pathname === '/'

/** This browser's session. */
export const session = createSession({
  // Lazy: the build renders the landing page without a window.
  get local() {
    return window.localStorage
  },
  get session() {
    return window.sessionStorage
  },
  now: Date.now,
  later: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
  go: (to, how) => (how === 'route' ? goTo(to) : window.location.replace(to)),
  toast,
  log: (message) => console.warn(message),
  // oxlint-disable-next-line eslint/no-use-before-define -- the session and its refresh need each other
  refresh: () => void refreshTokens(true),
  offerExtension: () => dialogs.open({ kind: 'extend-session' }),
})

const refreshTokens = createRefresh({
  session,
  // Imported on demand: the client includes the schemas, which the landing page must not wait for.
  exchange: async (refreshToken) =>
    (await import('./auth-client.ts')).authClient.call('refresh', { body: { refreshToken } }),
  exclusively: async (run) => navigator.locks.request('session-refresh', run),
  onLanding,
})

export const sessionFetch = createSessionFetch({
  session,
  refresh: refreshTokens,
  fetch: (...request) => window.fetch(...request),
  now: Date.now,
  onLanding,
  confirmIdentity: () => new Promise((resolve) => dialogs.open({ kind: 'confirm-identity', done: resolve })),
})

/** Restores the session and follows changes by other tabs. */
export function startSession() {
  session.restore()
  window.addEventListener('storage', (event) => {
    // null: another tab cleared everything.
    if (event.key === null || event.key === 'userData' || event.key === 'loginTime' || event.key === 'tokenExpiresAt') {
      session.restore()
    }
  })
}

const useSession = () => useStore(session.store)

/** The signed-in person, or null for a visitor. */
export function useUser() {
  const state = useSession()
  return state.kind === 'signed-in' ? state.user : null
}
