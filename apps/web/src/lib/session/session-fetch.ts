import { pages } from '@vitrine/contracts/pages/pages.ts'
import type { Session } from './session-runtime.ts'

/** These show their own errors; the session's handling leaves them alone. */
const exempt = /\/auth\/+(login|refresh|logout|extend|set-password|forgot-password|confirm)(\?|$)/

/** Where a session's missing parts are completed. */
const places: Record<string, string> = {
  'password-change-required': pages.changePassword,
  'second-step-setup-required': pages.account,
}

interface SessionFetchOptions {
  session: Pick<Session, 'stored' | 'send'>
  /** Gets new tokens for all waiting calls; false if it fails. */
  refresh: () => Promise<boolean>
  fetch: typeof globalThis.fetch
  now: () => number
  onLanding: () => boolean
  /** Asks people to prove again who they are; false if they cancel. */
  confirmIdentity: () => Promise<boolean>
}

interface Refusal {
  code: number
  message: string
  problem?: string | undefined
}

/** A failure's code and message, if it concerns the session. */
async function refusalOf(response: Response): Promise<Refusal | null> {
  if (!response.headers.get('content-type')?.includes('json')) {
    return response.status === 401 || response.status === 403 ? { code: response.status, message: '' } : null
  }
  // The cast: an answer of another shape has none of these.
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as {
    success?: boolean
    code?: number
    message?: string
    problem?: string
  } | null
  // It concerns one act, not the session: the page shows why, and the session continues.
  if (body?.success !== false || body.problem === 'act-not-allowed') return null
  const code = body.code ?? response.status
  return code === 401 || code === 403 ? { code, message: body.message ?? '', problem: body.problem } : null
}

/**
 * fetch with the session's bearer token. An expired token is refreshed first; 'No token provided' refreshes and repeats
 * the call; other refusals start the session's handling. The response is returned in any case.
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
    // Reading an event stream or a file to its end would delay the response.
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
