import { pages } from '@vitrine/contracts/pages/pages.ts'
import type { Session } from './session-runtime.ts'

/** These tell their own failures; the session's routines stay out of them. */
const exempt = /\/auth\/+(login|refresh|logout|extend|set-password|forgot-password|confirm)(\?|$)/

/** Where what a session lacks is made good. */
const places: Record<string, string> = {
  'password-change-required': pages.changePassword,
  'second-step-setup-required': pages.account,
}

interface SessionFetchOptions {
  session: Pick<Session, 'stored' | 'send'>
  /** New tokens for all who wait; false when there are none to be had. */
  refresh: () => Promise<boolean>
  fetch: typeof globalThis.fetch
  now: () => number
  onLanding: () => boolean
  /** Has people prove again who they are; false when they would rather not. */
  confirmIdentity: () => Promise<boolean>
}

interface Refusal {
  code: number
  message: string
  problem?: string | undefined
}

/** What a failure says, if it is one of the two kinds that concern the session. */
async function refusalOf(response: Response): Promise<Refusal | null> {
  if (!response.headers.get('content-type')?.includes('json')) {
    return response.status === 401 || response.status === 403 ? { code: response.status, message: '' } : null
  }
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as {
    success?: boolean
    code?: number
    message?: string
    problem?: string
  } | null
  // Of one act, not of the session: the page says why, and the session goes on.
  if (body?.success !== false || body.problem === 'act-not-allowed') return null
  const code = body.code ?? response.status
  return code === 401 || code === 403 ? { code, message: body.message ?? '', problem: body.problem } : null
}

/**
 * fetch with the session's bearer token. A token past its time is refreshed first; 'No token provided' refreshes
 * and repeats the call; other refusals run the session's routines. The answer is returned in any case.
 */
export function createSessionFetch({ session, refresh, fetch, now, onLanding, confirmIdentity }: SessionFetchOptions) {
  const send = (input: string, init: RequestInit | undefined) => {
    const { accessToken } = session.stored()
    const headers = new Headers(init?.headers)
    if (accessToken) headers.set('authorization', `Bearer ${accessToken}`)
    return fetch(input, { ...init, headers })
  }

  return async (input: string, init?: RequestInit): Promise<Response> => {
    const { refreshToken, tokenExpiresAt } = session.stored()
    const isExempt = exempt.test(input)
    if (!isExempt && refreshToken && tokenExpiresAt !== null && tokenExpiresAt <= now()) await refresh()
    const response = await send(input, init)
    // Reading an event stream or a file to its end would hold the answer back.
    if (isExempt || (response.ok && !response.headers.get('content-type')?.includes('json'))) return response
    const refusal = await refusalOf(response)
    if (!refusal) return response
    if (refusal.problem === 'confirmation-required') return (await confirmIdentity()) ? send(input, init) : response
    if (refusal.code === 403) {
      const to = places[refusal.problem ?? '']
      session.send(to ? { kind: 'incomplete', to } : { kind: 'forbidden', onLanding: onLanding() })
      return response
    }
    const mayRefresh = refusal.message === 'No token provided' && session.stored().refreshToken && !onLanding()
    if (!mayRefresh) {
      session.send({ kind: 'unauthorised' })
      return response
    }
    return (await refresh()) ? send(input, init) : response
  }
}
