/** A span's attributes: our own words and counts, never what somebody sent, wrote or is called. */
type SpanAttributes = Readonly<Record<string, string | number | boolean>>

export interface SpanOptions {
  /** As in OpenTelemetry: a server answers a request, a consumer processes a queued job. */
  kind?: 'internal' | 'server' | 'consumer'
  /** The parent span as a W3C `traceparent`; null or absent starts a trace, as does an invalid one. */
  parent?: string | null
  /** Milliseconds since 1970; default: now. */
  start?: number
  attributes?: SpanAttributes
}

interface SpanEnd {
  /** A short word for what went wrong, such as a problem's name; absent if nothing did. */
  failed?: string | undefined
  /** Milliseconds since 1970; default: now. */
  at?: number
  attributes?: SpanAttributes
}

/** A piece of work whose time is being taken, as OpenTelemetry has it. */
export interface TraceSpan {
  /** For child spans, here or in another process; null if nothing is traced. */
  traceparent: string | null
  /** Only the first call counts. */
  end: (how?: SpanEnd) => void
}

/** Takes the time of pieces of work and sends them to an OTLP collector, where one is configured. */
export interface Tracing {
  /** True if spans are not collected: attributes that only a trace needs need not be computed. */
  off: boolean
  start: (name: string, options?: SpanOptions) => TraceSpan
  /** Sends the remaining spans; what the collector does not accept within a few seconds is dropped. */
  close: () => Promise<void>
}
