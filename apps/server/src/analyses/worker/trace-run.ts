import type { TraceSpan, Tracing } from '../../tracing/tracing.ts'
import type { ClaimedAnalysis } from './claims.ts'
import type { RunOutcome } from './messages.ts'

/** The parent span of a run, carried by its job. */
export interface RunTrace {
  tracing: Tracing
  /** The request that started the run; null if it was not traced. */
  parent: string | null
}

const figures = ({ modelId, lane, attempts }: ClaimedAnalysis) => ({
  'vitrine.model': modelId,
  'vitrine.lane': lane,
  'vitrine.attempt': attempts,
})

/** The span of a claimed run, preceded by that of its waiting: `waited` milliseconds until now. */
export function beginRun({ tracing, parent }: RunTrace, row: ClaimedAnalysis, waited: number): TraceSpan {
  const attributes = figures(row)
  // A retried run waited for the failure to be noticed, not in the queue.
  if (row.attempts === 1) {
    tracing.start('wait in queue', { parent, start: Date.now() - Math.max(0, waited), attributes }).end()
  }
  return tracing.start('run', { kind: 'consumer', parent, attributes })
}

/** The span of a child process's work, with the steps that it reports. */
export async function traceChild(
  tracing: Tracing,
  run: TraceSpan,
  work: () => Promise<RunOutcome>,
): Promise<RunOutcome> {
  const span = tracing.start('engine process', { parent: run.traceparent })
  try {
    const outcome = await work()
    for (const { name, start, end } of outcome.steps ?? []) {
      tracing.start(name, { parent: span.traceparent, start }).end({ at: end })
    }
    span.end({ failed: outcome.kind === 'failed' ? outcome.failure.problem : undefined })
    return outcome
  } catch (error) {
    // One of our own names, such as ChildCrashed; a message may quote the document.
    span.end({ failed: error instanceof Error ? error.name : 'stopped' })
    throw error
  }
}
