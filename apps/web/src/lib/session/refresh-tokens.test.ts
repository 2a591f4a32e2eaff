import { expect, it, vi } from 'vitest'
import { createRefresh } from './refresh-tokens.ts'
import type { SessionEvent } from './session-event.ts'
import type { StoredSession } from './session-storage.ts'

const stored: StoredSession = {
  userData: null,
  loginTime: null,
  accessToken: 'old',
  refreshToken: 'refresh',
  tokenExpiresAt: null,
}
const tokens = { accessToken: 'a', newRefreshToken: 'b', accessTokenExpiresAt: '2026-03-01T10:00:00.000Z' }

it('asks once for all who wait', async () => {
  const events: SessionEvent[] = []
  const exchange = vi.fn<() => Promise<typeof tokens>>(async () => tokens)
  const refresh = createRefresh({
    session: { stored: () => stored, send: (event) => events.push(event) },
    exchange,
    exclusively: (run) => run(),
    onLanding: () => false,
  })
  expect(await Promise.all([refresh(), refresh(), refresh()])).toEqual([true, true, true])
  expect(exchange).toHaveBeenCalledTimes(1)
  expect(events).toEqual([{ kind: 'refreshed', tokens }])
})

it('uses the tokens that another tab got while this one waited for the lock', async () => {
  const held = { ...stored }
  const exchange = vi.fn<() => Promise<typeof tokens>>(async () => tokens)
  const refresh = createRefresh({
    session: { stored: () => held, send: () => {} },
    exchange,
    exclusively: async (run) => {
      held.refreshToken = 'from the other tab'
      return run()
    },
    onLanding: () => false,
  })
  expect(await refresh()).toBe(true)
  expect(exchange).not.toHaveBeenCalled()
})

it('keeps the session when the server cannot be reached, ends it when it refuses', async () => {
  const events: SessionEvent[] = []
  const failing = (status: number) =>
    createRefresh({
      session: { stored: () => stored, send: (event) => events.push(event) },
      exchange: async () => {
        throw Object.assign(new Error('no'), { status })
      },
      exclusively: (run) => run(),
      onLanding: () => false,
    })
  expect(await failing(0)()).toBe(false)
  expect(events).toEqual([])
  expect(await failing(401)()).toBe(false)
  expect(events).toEqual([{ kind: 'refresh-failed', status: 401, onLanding: false, scheduled: false }])
})
