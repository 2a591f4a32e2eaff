import type { WarmUp } from '@vitrine/contracts/administration/administration.ts'
import { callErrorOf } from '@vitrine/contracts/calls/call-error.ts'
import { readEvents } from '../requests/event-stream.ts'
import { sessionFetch } from '../session/current-session.ts'

const pollEvery = 2000

/** Follows a warm-up to its end. A broken stream is resumed: the work continues without it. */
export async function followWarmUp(begun: WarmUp, onStep?: (warmUp: WarmUp) => void): Promise<WarmUp> {
  for (let state = begun; ; await new Promise((resolve) => setTimeout(resolve, pollEvery))) {
    if (state.finished) return state
    const response = await sessionFetch(`/api/warmup/${encodeURIComponent(state.id)}/events`).catch(() => null)
    if (response && response.status >= 400 && response.status < 500) {
      throw callErrorOf(response.status, await response.json().catch(() => null))
    }
    if (!response?.ok || !response.body) continue
    try {
      for await (const { data } of readEvents(response.body)) {
        // The cast: our own server's events, which only admins receive.
        state = JSON.parse(data) as WarmUp
        onStep?.(state)
        if (state.finished) return state
      }
    } catch {
      // The connection broke: the next one begins with the current state.
    }
  }
}
