import type { SignIn } from '@vitrine/contracts/accounts/account.ts'
import { describe, expect, it } from 'vitest'
import { signIn as someSignIn } from '../../testing/sign-in.ts'
import type { SessionEffect } from './session-effect.ts'
import { type SessionState, step, visitor } from './session-machine.ts'
import type { StoredSession } from './session-storage.ts'
import { sessionUser } from './session-user.ts'

const minute = 60_000
const now = Date.parse('2026-03-01T10:00:00.000Z')
const at = (offset: number) => new Date(now + offset).toISOString()

const signIn: SignIn = { ...someSignIn, tokenExpiresAt: at(15 * minute) }
const user = sessionUser(signIn.user)
const signedIn: SessionState = { kind: 'signed-in', user, loginTime: now, warned: false }
const stored: StoredSession = {
  userData: JSON.stringify(user),
  loginTime: now,
  accessToken: 'access',
  refreshToken: 'refresh',
  tokenExpiresAt: now + 15 * minute,
}
const tokens = { accessToken: 'new', newRefreshToken: 'newer', accessTokenExpiresAt: at(30 * minute) }

const toasts = (effects: SessionEffect[]) =>
  effects.flatMap((effect) => (effect.kind === 'toast' ? [`${effect.type}: ${effect.message}`] : []))
const ways = (effects: SessionEffect[]) =>
  effects.flatMap((effect) => (effect.kind === 'go' ? [`${effect.how} ${effect.to} after ${effect.after}`] : []))
const find = <Kind extends SessionEffect['kind']>(effects: SessionEffect[], kind: Kind) =>
  effects.find((effect): effect is Extract<SessionEffect, { kind: Kind }> => effect.kind === kind)

describe('signing in', () => {
  it('stores the user and three tokens, starts the clocks and goes to /', () => {
    const { state, effects } = step(visitor, { kind: 'signed-in', signIn }, now)
    expect(state).toEqual(signedIn)
    expect(find(effects, 'store')?.values).toEqual({
      userData: JSON.stringify(user),
      loginTime: String(now),
      accessToken: 'access',
      refreshToken: 'refresh',
      tokenExpiresAt: at(15 * minute),
    })
    expect(find(effects, 'schedule-refresh')?.at).toBe(now + 14 * minute)
    expect(find(effects, 'watch-clock')?.at).toEqual([now + 55 * minute, now + 60 * minute])
    expect(toasts(effects)).toEqual(['success: Login success'])
    expect(ways(effects)).toEqual(['route / after 0'])
  })

  it('leads a temporary password to /change-password', () => {
    const temporary = { ...signIn, user: { ...signIn.user, isPasswordTemporary: true } }
    const { effects } = step(visitor, { kind: 'signed-in', signIn: temporary }, now)
    expect(toasts(effects)).toEqual(['info: Please update your password before continuing.'])
    expect(ways(effects)).toEqual(['route /change-password after 0'])
  })
})

describe('restoring', () => {
  it('brings the user back and runs the expiry check', () => {
    expect(step(visitor, { kind: 'restore', stored }, now + minute).state).toEqual(signedIn)
    expect(step(visitor, { kind: 'restore', stored }, now + 61 * minute).state).toEqual(visitor)
  })

  it('makes a visitor of a browser without userData or loginTime', () => {
    expect(step(signedIn, { kind: 'restore', stored: { ...stored, userData: null } }, now).state).toEqual(visitor)
    expect(step(signedIn, { kind: 'restore', stored: { ...stored, loginTime: null } }, now).state).toEqual(visitor)
  })

  it('clears local storage, with a warning, when the user data cannot be read', () => {
    const { state, effects } = step(visitor, { kind: 'restore', stored: { ...stored, userData: '{broken' } }, now)
    expect(state).toEqual(visitor)
    expect(find(effects, 'clear')?.storages).toBe('local')
    expect(toasts(effects)).toHaveLength(1)
  })

  it('keeps in mind that the warning was given', () => {
    const warned: SessionState = { ...signedIn, warned: true }
    const { effects } = step(warned, { kind: 'restore', stored }, now + 56 * minute)
    expect(toasts(effects)).toEqual([])
  })

  it.each([
    [{ tokenExpiresAt: null }, 'No tokenExpiresAt available'],
    [{ tokenExpiresAt: now + 30_000 }, 'Token is already expired or expires too soon'],
    [{ refreshToken: null }, 'No refresh token available'],
  ])('logs why no refresh is scheduled: %o', (missing, message) => {
    const { effects } = step(visitor, { kind: 'restore', stored: { ...stored, ...missing } }, now)
    expect(find(effects, 'log')?.message).toBe(message)
    expect(find(effects, 'schedule-refresh')).toBeUndefined()
  })
})

describe('the clock', () => {
  it('is quiet while more than five minutes remain', () => {
    expect(step(signedIn, { kind: 'clock' }, now + 54 * minute)).toEqual({ state: signedIn, effects: [] })
  })

  it('warns once below five minutes and offers to extend', () => {
    const first = step(signedIn, { kind: 'clock' }, now + 55 * minute)
    expect(toasts(first.effects)).toEqual(['info: Just a remainder, Your session will expire in 5 minutes.'])
    expect(find(first.effects, 'offer-extension')).toBeDefined()
    expect(step(first.state, { kind: 'clock' }, now + 58 * minute).effects).toEqual([])
  })

  it('ends the session after 60 minutes: keys removed, warning, / after 3 seconds', () => {
    const { state, effects } = step(signedIn, { kind: 'clock' }, now + 60 * minute)
    expect(state).toEqual(visitor)
    expect(find(effects, 'forget')).toBeDefined()
    expect(toasts(effects)).toEqual(['warning: Your session has expired. Please log in again.'])
    expect(ways(effects)).toEqual(['route / after 3000'])
  })
})

describe('tokens', () => {
  it('are stored when refreshed, and the next refresh is 60 seconds before their end', () => {
    const { effects } = step(signedIn, { kind: 'refreshed', tokens }, now)
    expect(find(effects, 'store')?.values).toEqual({
      accessToken: 'new',
      refreshToken: 'newer',
      tokenExpiresAt: at(30 * minute),
    })
    expect(find(effects, 'schedule-refresh')?.at).toBe(now + 29 * minute)
  })

  it('start a new 60 minutes when extended', () => {
    const late = now + 56 * minute
    const extended = { ...tokens, endsAt: at(116 * minute) }
    const { state, effects } = step({ ...signedIn, warned: true }, { kind: 'extended', tokens: extended }, late)
    expect(toasts(effects)).toEqual([])
    expect(state).toEqual({ ...signedIn, loginTime: late, warned: false })
    expect(find(effects, 'store')?.values.loginTime).toBe(String(late))
  })

  it('say when they end whatever is done, warn before that, and do not ask again', () => {
    const late = now + 56 * minute
    const until = (minutes: number) => ({ ...tokens, endsAt: at((56 + minutes) * minute) })
    const { state, effects } = step({ ...signedIn, warned: true }, { kind: 'extended', tokens: until(20) }, late)
    expect(state).toEqual({ ...signedIn, loginTime: late - 40 * minute, warned: false })
    expect(toasts(effects)).toEqual([expect.stringMatching(/^info: This session ends at .*log in again\.$/)])
    expect(step(state, { kind: 'clock' }, late + 16 * minute).effects.map(({ kind }) => kind)).toContain(
      'offer-extension',
    )
    expect(step(state, { kind: 'clock' }, late + 20 * minute).state).toEqual(visitor)
    // Extending again in the last minutes gains nothing.
    const last = step(state, { kind: 'extended', tokens: until(20) }, late + 17 * minute).state
    expect(step(last, { kind: 'clock' }, late + 18 * minute).effects).toEqual([])
  })
})

describe('refusals', () => {
  it('401: toast for one second, local storage cleared, /', () => {
    const { state, effects } = step(signedIn, { kind: 'unauthorised' }, now)
    expect(state).toEqual(visitor)
    expect(find(effects, 'toast')).toMatchObject({
      type: 'info',
      message: 'Session expired, please log in again.',
      duration: 1000,
    })
    expect(find(effects, 'clear')?.storages).toBe('local')
    expect(ways(effects)).toEqual(['route / after 0'])
  })

  it('403 elsewhere than on /: error toast, both storages cleared and / after two seconds', () => {
    const { effects } = step(signedIn, { kind: 'forbidden', onLanding: false }, now)
    expect(toasts(effects)).toEqual(['error: Your session has expired. Please log in again to continue.'])
    expect(find(effects, 'clear')).toMatchObject({ storages: 'local-and-session', after: 2000 })
    expect(ways(effects)).toEqual(['replace / after 2000'])
  })

  it('403 on /: only local storage is cleared', () => {
    const { effects } = step(signedIn, { kind: 'forbidden', onLanding: true }, now)
    expect(toasts(effects)).toEqual([])
    expect(find(effects, 'clear')?.storages).toBe('local')
    expect(ways(effects)).toEqual([])
  })

  it('say nothing to a visitor', () => {
    expect(toasts(step(visitor, { kind: 'unauthorised' }, now).effects)).toEqual([])
    expect(step(visitor, { kind: 'forbidden', onLanding: false }, now).effects).toEqual([])
  })

  it('a password to be changed leads there and wipes nothing', () => {
    const { state, effects } = step(signedIn, { kind: 'incomplete', to: '/change-password' }, now)
    expect(state).toEqual(signedIn)
    expect(effects).toEqual([{ kind: 'go', to: '/change-password', how: 'route', after: 0 }])
  })

  it('a second step to be set up is remembered of whoever was not known to need one', () => {
    const { state, effects } = step(signedIn, { kind: 'incomplete', to: '/account' }, now)
    expect(state).toEqual({ ...signedIn, user: { ...user, secondStepMissing: true } })
    expect(effects).toEqual([{ kind: 'go', to: '/account', how: 'route', after: 0 }])
  })
})

describe('a refresh that fails', () => {
  it('runs the navigate-to-login routine', () => {
    const event = { kind: 'refresh-failed', status: 401, onLanding: false, scheduled: false } as const
    expect(ways(step(signedIn, event, now).effects)).toEqual(['replace / after 2000'])
  })

  it('goes to / after two seconds when it was forbidden', () => {
    const event = { kind: 'refresh-failed', status: 403, onLanding: false, scheduled: false } as const
    const { effects } = step(signedIn, event, now)
    expect(toasts(effects)).toEqual([])
    expect(ways(effects)).toEqual(['replace / after 2000'])
  })

  it('stops the timer and goes to /login when it was scheduled', () => {
    const event = { kind: 'refresh-failed', status: 401, onLanding: false, scheduled: true } as const
    const { effects } = step(signedIn, event, now)
    expect(find(effects, 'stop-timers')).toBeDefined()
    expect(ways(effects)).toEqual(['replace /login after 0'])
  })
})

describe('logging out', () => {
  it('from the header: local storage cleared, / and a toast', () => {
    const { state, effects } = step(signedIn, { kind: 'signed-out', from: 'header', answer: 'ended' }, now)
    expect(state).toEqual(visitor)
    expect(find(effects, 'clear')?.storages).toBe('local')
    expect(toasts(effects)).toEqual(['success: Logged out successfully'])
    expect(ways(effects)).toEqual(['route / after 0'])
  })

  it('from the header without a refresh token: reloads /', () => {
    const { effects } = step(signedIn, { kind: 'signed-out', from: 'header', answer: 'no-token' }, now)
    expect(ways(effects)).toEqual(['replace / after 0'])
  })

  it('that fails is told, and the session is cleared all the same', () => {
    const { state, effects } = step(signedIn, { kind: 'signed-out', from: 'header', answer: 'failed' }, now)
    expect(state).toEqual(visitor)
    expect(toasts(effects)).toEqual(['error: Logout failed. Please try again.'])
  })

  it('from the sidebar: both storages, / and then /login; a failure is only logged', () => {
    const { effects } = step(signedIn, { kind: 'signed-out', from: 'sidebar', answer: 'failed' }, now)
    expect(find(effects, 'clear')?.storages).toBe('local-and-session')
    expect(toasts(effects)).toEqual([])
    expect(find(effects, 'log')).toBeDefined()
    expect(ways(effects)).toEqual(['route / after 0', 'route /login after 0'])
  })
})
