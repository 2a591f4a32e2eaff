import { expect, it, vi } from 'vitest'
import type { SessionEvent } from './session-event.ts'
import { createSessionFetch } from './session-fetch.ts'
import type { StoredSession } from './session-storage.ts'

const json = (status: number, body: unknown) => Response.json(body, { status })
const expired = () => json(401, { success: false, code: 401, message: 'No token provided', problem: 'token-missing' })

function setUp(stored: Partial<StoredSession>, answers: (() => Response)[], refreshed = true) {
  const held: StoredSession = {
    userData: null,
    loginTime: null,
    accessToken: 'old',
    refreshToken: 'refresh',
    tokenExpiresAt: 2000,
    ...stored,
  }
  const sent: (string | null)[] = []
  const events: SessionEvent[] = []
  const refresh = vi.fn<() => Promise<boolean>>(async () => {
    if (refreshed) Object.assign(held, { accessToken: 'new', tokenExpiresAt: 9000 })
    return refreshed
  })
  const sessionFetch = createSessionFetch({
    session: { stored: () => held, send: (event) => events.push(event) },
    refresh,
    now: () => 1000,
    confirmIdentity: () => Promise.resolve(false),
    onLanding: () => false,
    fetch: async (_, init) => {
      sent.push(new Headers(init?.headers).get('authorization'))
      return answers.shift()?.() ?? json(200, { success: true })
    },
  })
  return { sessionFetch, refresh, sent, events }
}

it('refreshes on “No token provided” and repeats the call, whatever the status', async () => {
  const { sessionFetch, sent, events } = setUp({}, [expired])
  const response = await sessionFetch('/api/analyses')
  expect(response.status).toBe(200)
  expect(sent).toEqual(['Bearer old', 'Bearer new'])
  expect(events).toEqual([])
})

it('refreshes a token past its time before the call is sent', async () => {
  const { sessionFetch, sent } = setUp({ tokenExpiresAt: 1000 }, [])
  await sessionFetch('/api/analyses')
  expect(sent).toEqual(['Bearer new'])
})

it('hands the refusal on when there is nothing to refresh with', async () => {
  const { sessionFetch, refresh, events } = setUp({ refreshToken: null }, [expired])
  expect((await sessionFetch('/api/analyses')).status).toBe(401)
  expect(refresh).not.toHaveBeenCalled()
  expect(events).toEqual([{ kind: 'unauthorised' }])
})

it('runs the 403 routine, but leads a password to be changed to its screen', async () => {
  const refusals = [
    () => json(403, { success: false, code: 403, message: 'You do not have permission to do this.' }),
    () =>
      json(403, {
        success: false,
        code: 403,
        message: 'Please update your password.',
        problem: 'password-change-required',
      }),
  ]
  const { sessionFetch, events } = setUp({}, refusals)
  await sessionFetch('/api/analyses')
  await sessionFetch('/api/analyses')
  expect(events).toEqual([
    { kind: 'forbidden', onLanding: false },
    { kind: 'incomplete', to: '/change-password' },
  ])
})

it('stays out of the calls that make sessions', async () => {
  const { sessionFetch, refresh, events } = setUp({}, [expired])
  expect((await sessionFetch('/v1/app//auth/refresh')).status).toBe(401)
  expect(refresh).not.toHaveBeenCalled()
  expect(events).toEqual([])
})

it('leaves the session alone when one act is not allowed', async () => {
  const refusal = { success: false, code: 403, message: 'Only admins delete accounts.', problem: 'act-not-allowed' }
  const { sessionFetch, events } = setUp({}, [() => json(403, refusal)])
  expect((await sessionFetch('/v1/app/users/delete/1/general')).status).toBe(403)
  expect(events).toEqual([])
})
