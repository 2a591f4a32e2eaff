import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import type { TraceSpan, Tracing } from './tracing.ts'

const nothing: TraceSpan = { traceparent: null, end: () => undefined }

export const noTracing: Tracing = { off: true, start: () => nothing, close: async () => undefined }

/**
 * Tracing to the collector of OTEL_EXPORTER_OTLP_ENDPOINT; without it there are no spans, and the library is not
 * loaded. `part` is this process's role, such as 'worker'.
 */
export async function openTracing(env: Env, part: string, log: Pick<Log, 'warn'>): Promise<Tracing> {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return noTracing
  const { openTelemetry } = await import('./open-telemetry.ts')
  return openTelemetry(env.OTEL_EXPORTER_OTLP_ENDPOINT, { name: env.OTEL_SERVICE_NAME, part }, log)
}
