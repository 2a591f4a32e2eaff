import type { AnalysisState } from '@vitrine/contracts/analyses/analysis.ts'
import { CallError, callErrorOf } from '@vitrine/contracts/calls/call-error.ts'
import { client } from '../requests/client.ts'
import { readEvents } from '../requests/event-stream.ts'
import { sessionFetch } from '../session/current-session.ts'
import { readState } from './read-state.ts'

const pollEvery = 2000

export const isFinished = ({ status }: AnalysisState) =>
  status === 'succeeded' || status === 'failed' || status === 'cancelled'

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, pollEvery)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** The states from one connection, from `revision` on. */
async function* stream(id: string, revision: number | null, signal: AbortSignal): AsyncGenerator<AnalysisState> {
  const response = await sessionFetch(`/api/analyses/${encodeURIComponent(id)}/events`, {
    headers: { accept: 'text/event-stream', ...(revision !== null && { 'last-event-id': String(revision) }) },
    signal,
  })
  if (!response.ok) throw callErrorOf(response.status, await response.json().catch(() => null))
  if (!response.body) return
  for await (const event of readEvents(response.body)) {
    yield await readState(JSON.parse(event.data))
  }
}

/** The current state of the row. */
async function* row(id: string, signal: AbortSignal): AsyncGenerator<AnalysisState> {
  yield await client.call('getAnalysis', { params: { id }, signal })
}

/**
 * The states of an analysis until it is finished. A broken connection is resumed after the last state seen; in between
 * the row is read, so that a proxy without streaming only makes it slower.
 */
export async function* followAnalysis(id: string, signal: AbortSignal): AsyncGenerator<AnalysisState> {
  let revision: number | null = null
  for (let reading = 0; !signal.aborted; reading++) {
    const streams = reading % 2 === 0
    if (!streams) await pause(signal)
    if (signal.aborted) return
    try {
      for await (const state of streams ? stream(id, revision, signal) : row(id, signal)) {
        revision = state.revision
        yield state
        if (isFinished(state)) return
      }
    } catch (error) {
      if (signal.aborted) return
      // Beyond the limit of streams, the row is polled instead.
      if (error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429) throw error
    }
  }
}
