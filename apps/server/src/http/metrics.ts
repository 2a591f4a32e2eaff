import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { AnalysisFigures } from '../analyses/analysis-figures.ts'

/** Metrics for Prometheus: HTTP durations, analyses by state, memory and event loop of this process. */
export interface Metrics {
  observeRequest: (labels: { method: string; route: string; status: number }, seconds: number) => void
  write: () => Promise<{ contentType: string; text: string }>
}

/** The database is queried at each scrape, so that every instance reports the same values. */
export function createMetrics(readFigures: () => Promise<AnalysisFigures>): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'vitrine_http_request_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers,
  })
  const analyses = new Gauge({
    name: 'vitrine_analyses',
    help: 'Analyses that are kept, by their state',
    labelNames: ['status'] as const,
    registers,
  })
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const waiting = gauge('vitrine_queue_waiting', 'Analyses that wait for a worker')
  const oldest = gauge('vitrine_queue_oldest_seconds', 'How long the oldest of them has waited')
  const failed = gauge('vitrine_failed_last_hour', 'Analyses of the last hour that failed, by problem', ['problem'])
  const runTimes = gauge('vitrine_run_seconds_last_hour', 'Mean seconds of a run in the last hour, by model', ['model'])
  return {
    observeRequest: ({ method, route, status }, seconds) =>
      durations.observe({ method, route, status: String(status) }, seconds),
    write: async () => {
      const figures = await readFigures()
      for (const one of [analyses, failed, runTimes]) one.reset()
      for (const { status, count } of figures.states) analyses.set({ status }, count)
      for (const { problem, count } of figures.failures) failed.set({ problem }, count)
      for (const { modelId, mean } of figures.runs) runTimes.set({ model: modelId }, mean)
      waiting.set(figures.states.find(({ status }) => status === 'queued')?.count ?? 0)
      oldest.set(figures.oldestQueuedSeconds)
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }
}
