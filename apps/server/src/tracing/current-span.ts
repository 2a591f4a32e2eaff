import { AsyncLocalStorage } from 'node:async_hooks'
import type { TraceSpan } from './tracing.ts'

const current = new AsyncLocalStorage<TraceSpan>()

/** Runs `work` with the span, if any, as its active one. */
export const withinSpan = <Result>(span: TraceSpan | null, work: () => Result): Result =>
  span ? current.run(span, work) : work()

/** The active span's, to be passed on with a job; null if there is none. */
export const currentTraceparent = (): string | null => current.getStore()?.traceparent ?? null
