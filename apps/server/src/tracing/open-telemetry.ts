import {
  type Context,
  DiagLogLevel,
  diag,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { AlwaysOnSampler, BatchSpanProcessor, ParentBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Log } from '../log.ts'
import type { SpanOptions, TraceSpan, Tracing } from './tracing.ts'

const kinds = { internal: SpanKind.INTERNAL, server: SpanKind.SERVER, consumer: SpanKind.CONSUMER } as const

/** How long spans are collected into a batch, and how long an unavailable collector is waited for, also at shutdown. */
const batchMilliseconds = 1000
const exportMilliseconds = 5000

const silent = () => undefined

function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}

function contextOf(traceparent: string | null | undefined): Context {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? '') ?? []
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true }
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
}

/**
 * Spans by OpenTelemetry, sent as JSON over HTTP to `endpoint`/v1/traces. Headers for the collector come from
 * OTEL_EXPORTER_OTLP_HEADERS, which the exporter reads itself.
 */
export function openTelemetry(
  endpoint: string,
  service: { name: string; part: string },
  log: Pick<Log, 'warn'>,
): Tracing {
  // Its message may quote the collector's answer; an admin only needs to know that the collector is unreachable.
  const warn = () => log.warn('the trace collector did not take the spans')
  diag.setLogger(
    { error: warn, warn, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: exportMilliseconds,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service.name, 'vitrine.part': service.part }),
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        scheduledDelayMillis: batchMilliseconds,
        exportTimeoutMillis: exportMilliseconds,
      }),
    ],
  })
  const tracer = provider.getTracer('vitrine')
  const start = (
    name: string,
    { kind = 'internal', parent, start: startTime, attributes }: SpanOptions = {},
  ): TraceSpan => {
    const span = tracer.startSpan(
      name,
      { kind: kinds[kind], ...(startTime !== undefined && { startTime }), ...(attributes && { attributes }) },
      contextOf(parent),
    )
    return {
      traceparent: traceparentOf(span),
      end: ({ failed, at, attributes: more } = {}) => {
        if (!span.isRecording()) return
        if (more) span.setAttributes(more)
        if (failed !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failed })
        span.end(at)
      },
    }
  }
  return { off: false, start, close: () => provider.shutdown().catch(warn) }
}
