import type { User } from '@vitrine/contracts/accounts/account.ts'
import { pages } from '@vitrine/contracts/pages/pages.ts'
import type { SessionEffect } from './session-effect.ts'
import type { SessionEvent } from './session-event.ts'
import { sessionTimes } from './session-times.ts'
import { parseSessionUser, type SessionUser, sessionUser } from './session-user.ts'

export type SessionState =
  | { kind: 'visitor' }
  | { kind: 'signed-in'; user: SessionUser; loginTime: number; warned: boolean }

export interface Step {
  state: SessionState
  effects: SessionEffect[]
}

export const visitor: SessionState = { kind: 'visitor' }

const lead = (to: string): SessionEffect => ({ kind: 'go', to, how: 'route', after: 0 })

const ended = 'Your session has expired. Please log in again.'

const watchClock = (loginTime: number): SessionEffect => ({
  kind: 'watch-clock',
  at: [loginTime + sessionTimes.lifetime - sessionTimes.warnBefore, loginTime + sessionTimes.lifetime],
})

function scheduleRefresh(tokenExpiresAt: number | null, now: number): SessionEffect {
  if (tokenExpiresAt === null) return { kind: 'log', message: 'No tokenExpiresAt available' }
  const at = tokenExpiresAt - sessionTimes.refreshBefore
  return at <= now
    ? { kind: 'log', message: 'Token is already expired or expires too soon' }
    : { kind: 'schedule-refresh', at }
}

const expire = (): Step => ({
  state: visitor,
  effects: [
    { kind: 'stop-timers' },
    { kind: 'forget' },
    { kind: 'toast', type: 'warning', message: ended },
    { kind: 'go', to: '/', how: 'route', after: sessionTimes.redirectAfterExpiry },
  ],
})

/** Warns once when less than five minutes remain, ends the session when none do. */
function checkClock(state: SessionState, now: number): Step {
  if (state.kind === 'visitor') return { state, effects: [] }
  const remaining = state.loginTime + sessionTimes.lifetime - now
  if (remaining <= 0) return expire()
  if (remaining > sessionTimes.warnBefore || state.warned) return { state, effects: [] }
  return {
    state: { ...state, warned: true },
    effects: [
      { kind: 'toast', type: 'info', message: 'Just a remainder, Your session will expire in 5 minutes.' },
      { kind: 'offer-extension' },
    ],
  }
}

function restore(state: SessionState, event: Extract<SessionEvent, { kind: 'restore' }>, now: number): Step {
  const { userData, loginTime, tokenExpiresAt, refreshToken } = event.stored
  if (userData === null || loginTime === null) return { state: visitor, effects: [{ kind: 'stop-timers' }] }
  const user = parseSessionUser(userData)
  if (!user) {
    return {
      state: visitor,
      effects: [
        { kind: 'stop-timers' },
        { kind: 'toast', type: 'warning', message: ended },
        { kind: 'clear', storages: 'local', after: 0 },
      ],
    }
  }
  const warned = state.kind === 'signed-in' && state.loginTime === loginTime && state.warned
  const checked = checkClock({ kind: 'signed-in', user, loginTime, warned }, now)
  if (checked.state.kind === 'visitor') return checked
  const refresh: SessionEffect =
    refreshToken === null
      ? { kind: 'log', message: 'No refresh token available' }
      : scheduleRefresh(tokenExpiresAt, now)
  return { state: checked.state, effects: [watchClock(loginTime), refresh, ...checked.effects] }
}

/** Shows a toast, waits until it can be read, then starts over on the landing page. */
const navigateToLogin = (onLanding: boolean): Step => ({
  state: visitor,
  effects: onLanding
    ? [{ kind: 'stop-timers' }, { kind: 'clear', storages: 'local', after: 0 }]
    : [
        { kind: 'stop-timers' },
        { kind: 'toast', type: 'error', message: 'Your session has expired. Please log in again to continue.' },
        { kind: 'clear', storages: 'local-and-session', after: sessionTimes.leaveAfterForbidden },
        { kind: 'go', to: '/', how: 'replace', after: sessionTimes.leaveAfterForbidden },
      ],
})

const deleted = 'Your account is deleted. The link that we have mailed you brings it back.'

function signOut({ from, answer }: Extract<SessionEvent, { kind: 'signed-out' }>): Step {
  const effects: SessionEffect[] = [
    { kind: 'stop-timers' },
    { kind: 'clear', storages: from === 'sidebar' ? 'local-and-session' : 'local', after: 0 },
  ]
  if (answer === 'ended') effects.push({ kind: 'toast', type: 'success', message: 'Logged out successfully' })
  if (answer === 'deleted') effects.push({ kind: 'toast', type: 'success', message: deleted, duration: 8000 })
  if (answer === 'failed') {
    effects.push(
      from === 'header'
        ? { kind: 'toast', type: 'error', message: 'Logout failed. Please try again.' }
        : { kind: 'log', message: 'Logout failed. Please try again.' },
    )
  }
  if (answer === 'no-token' && from === 'header') effects.push({ kind: 'go', to: '/', how: 'replace', after: 0 })
  else effects.push(lead('/'))
  if (from === 'sidebar') effects.push(lead(pages.login))
  return { state: visitor, effects }
}

const storeTokens = (tokens: { accessToken: string; newRefreshToken: string; accessTokenExpiresAt: string }) => ({
  accessToken: tokens.accessToken,
  refreshToken: tokens.newRefreshToken,
  tokenExpiresAt: tokens.accessTokenExpiresAt,
})

/** Tokens without a user, or a second failure while the first is being shown: nothing is said. */
const forgetQuietly: Step = { state: visitor, effects: [{ kind: 'forget' }] }

/** What has to be completed comes first; else the landing page. */
function arrival({ isPasswordTemporary, secondStepMissing }: User): SessionEffect[] {
  if (!isPasswordTemporary && !secondStepMissing) {
    return [{ kind: 'toast', type: 'success', message: 'Login success' }, lead('/')]
  }
  const [act, to] = isPasswordTemporary
    ? ['update your password', pages.changePassword]
    : ['set up your second step', pages.account]
  return [{ kind: 'toast', type: 'info', message: `Please ${act} before continuing.` }, lead(to)]
}

/** Milliseconds of tolerance: the server's clock may differ. */
const clocksDiffer = 30_000

/**
 * However often it is extended, a session ends twelve hours after the sign-in: `loginTime` is then set so that its
 * sixty minutes end when the server's do, and the person is told when that is.
 */
function extend(state: SessionState, { tokens }: Extract<SessionEvent, { kind: 'extended' }>, now: number): Step {
  if (state.kind === 'visitor') return { state, effects: [] }
  const endsAt = Date.parse(tokens.endsAt)
  const whole = endsAt > now + sessionTimes.lifetime - clocksDiffer
  const loginTime = whole ? now : endsAt - sessionTimes.lifetime
  const time = new Date(endsAt).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
  const message = `This session ends at ${time}, whatever is done in it. Save your work and log in again.`
  const last: SessionEffect = { kind: 'toast', type: 'info', message, duration: 8000 }
  return {
    state: { ...state, loginTime, warned: endsAt - now <= sessionTimes.warnBefore },
    effects: [
      { kind: 'store', values: { ...storeTokens(tokens), loginTime: String(loginTime) } },
      watchClock(loginTime),
      scheduleRefresh(Date.parse(tokens.accessTokenExpiresAt), now),
      ...(whole ? [] : [last]),
    ],
  }
}

/** The state machine of a session, without clock, storage or network. `now` is milliseconds since 1970. */
export function step(state: SessionState, event: SessionEvent, now: number): Step {
  switch (event.kind) {
    case 'restore':
      return restore(state, event, now)
    case 'signed-in': {
      const { user, accessToken, refreshToken, tokenExpiresAt } = event.signIn
      const stored = sessionUser(user)
      return {
        state: { kind: 'signed-in', user: stored, loginTime: now, warned: false },
        effects: [
          {
            kind: 'store',
            values: {
              userData: JSON.stringify(stored),
              loginTime: String(now),
              accessToken,
              refreshToken,
              tokenExpiresAt,
            },
          },
          watchClock(now),
          scheduleRefresh(Date.parse(tokenExpiresAt), now),
          ...arrival(user),
        ],
      }
    }
    case 'refreshed':
      return {
        state,
        effects: [
          { kind: 'store', values: storeTokens(event.tokens) },
          scheduleRefresh(Date.parse(event.tokens.accessTokenExpiresAt), now),
        ],
      }
    case 'extended':
      return extend(state, event, now)
    case 'profile-saved': {
      if (state.kind === 'visitor') return { state, effects: [] }
      const user = sessionUser(event.user)
      return { state: { ...state, user }, effects: [{ kind: 'store', values: { userData: JSON.stringify(user) } }] }
    }
    case 'clock':
      return checkClock(state, now)
    case 'unauthorised':
      if (state.kind === 'visitor') return forgetQuietly
      return {
        state: visitor,
        effects: [
          { kind: 'stop-timers' },
          {
            kind: 'toast',
            type: 'info',
            message: 'Session expired, please log in again.',
            duration: sessionTimes.unauthorisedToast,
          },
          { kind: 'clear', storages: 'local', after: 0 },
          lead('/'),
        ],
      }
    case 'forbidden':
      return state.kind === 'visitor' ? { state, effects: [] } : navigateToLogin(event.onLanding)
    case 'incomplete': {
      const effects = [lead(event.to)]
      // Also learned here, of somebody who was given another role while signed in.
      if (state.kind === 'visitor' || event.to !== pages.account) return { state, effects }
      return { state: { ...state, user: { ...state.user, secondStepMissing: true } }, effects }
    }
    case 'refresh-failed': {
      if (state.kind === 'visitor') return forgetQuietly
      if (event.scheduled) {
        return { state, effects: [{ kind: 'stop-timers' }, { kind: 'go', to: pages.login, how: 'replace', after: 0 }] }
      }
      if (event.status !== 403) return navigateToLogin(event.onLanding)
      return {
        state: visitor,
        effects: [
          { kind: 'stop-timers' },
          { kind: 'clear', storages: 'local', after: 0 },
          { kind: 'go', to: '/', how: 'replace', after: sessionTimes.leaveAfterFailedRefresh },
        ],
      }
    }
    case 'signed-out':
      return signOut(event)
  }
}
