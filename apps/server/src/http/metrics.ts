import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Figures for Prometheus: HTTP durations, analyses by state, memory and event loop of this process. */
export interface Metrics {
  observeRequest: (labels: { method: string; route: string; status: number }, seconds: number) => void
  write: () => Promise<{ contentType: string; text: string }>
}

/** `countAnalyses` is asked at each reading, so that the figure is the same whichever instance answers. */
export const createMetrics = (countAnalyses: () => Promise<{ status: string; count: number }[]>): Metrics => {
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
  return {
    observeRequest: ({ method, route, status }, seconds) =>
      durations.observe({ method, route, status: String(status) }, seconds),
    write: async () => {
      analyses.reset()
      for (const { status, count } of await countAnalyses()) analyses.set({ status }, count)
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }
}
