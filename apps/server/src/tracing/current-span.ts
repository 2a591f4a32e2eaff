import { AsyncLocalStorage } from 'node:async_hooks'
import type { TraceSpan } from './tracing.ts'

const current = new AsyncLocalStorage<TraceSpan>()

/** Everything that `work` does, and awaits, is part of the span where there is one. */
export const withinSpan = <Result>(span: TraceSpan | null, work: () => Result): Result =>
  span ? current.run(span, work) : work()

/** Of the span that this is done within, to be handed on with a job; null outside of any. */
export const currentTraceparent = (): string | null => current.getStore()?.traceparent ?? null
