/** What a span tells besides its name and times: words of ours and counts, never what somebody sent, wrote or is called. */
type SpanAttributes = Readonly<Record<string, string | number | boolean>>

export interface SpanOptions {
  /** As OpenTelemetry has them: a server answers a request, a consumer works on what was queued. */
  kind?: 'internal' | 'server' | 'consumer'
  /** The span that it is part of, as a W3C `traceparent`; null or left out, a trace begins. What is none counts as null. */
  parent?: string | null
  /** Milliseconds since 1970; now unless given. */
  start?: number
  attributes?: SpanAttributes
}

interface SpanEnd {
  /** Short word for what went wrong, such as a problem's name; left out, nothing did. */
  failed?: string | undefined
  /** Milliseconds since 1970; now unless given. */
  at?: number
  attributes?: SpanAttributes
}

/** A piece of work under way. */
export interface TraceSpan {
  /** For what is part of it, here or in another process; null where nothing is traced. */
  traceparent: string | null
  /** The first call counts. */
  end: (how?: SpanEnd) => void
}

/** Where spans go. */
export interface Tracing {
  /** Nobody collects them: what only a trace would tell need not be gathered. */
  off: boolean
  start: (name: string, options?: SpanOptions) => TraceSpan
  /** Sends what is left; what the collector does not take within a few seconds is dropped. */
  close: () => Promise<void>
}
