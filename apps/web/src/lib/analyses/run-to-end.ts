import type { Analysis, AnalysisState } from '@vitrine/contracts/analyses/analysis.ts'
import { CallError } from '@vitrine/contracts/calls/call-error.ts'
import { client } from '../requests/client.ts'
import { followAnalysis } from './follow-analysis.ts'

interface RunToEnd {
  signal: AbortSignal
  /** Called with each new state. */
  onState: (state: AnalysisState) => void
}

/** Follows a run to its answer. Throws a CallError if it fails or is cancelled. */
export async function runToEnd(started: AnalysisState, { signal, onState }: RunToEnd): Promise<Analysis> {
  let last = started
  for await (const state of followAnalysis(started.id, signal)) {
    last = state
    onState(state)
  }
  signal.throwIfAborted()
  if (last.status !== 'succeeded') {
    const { error = 'Unknown error', hint, problem } = last.failure ?? {}
    throw new CallError(error, { status: 422, hint: hint ?? undefined, problem })
  }
  return client.call('getAnalysis', { params: { id: started.id }, signal })
}
