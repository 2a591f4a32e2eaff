import { models } from '@vitrine/models/registry.ts'
import type { MeasureRows } from '../support/row.ts'
import { startServer } from '../support/start-server.ts'

/**
 * A run of the first takes a quarter of a second, and shares the cores with API, database and client; one of the second
 * takes seconds, nearly all of them in its engine.
 */
const loads = [
  { modelId: 'snore-detection', jobs: 120 },
  { modelId: 'audioTranscription', jobs: 20 },
]
/** Fewer than the visitors' queue accepts, more than the workers run at once. */
const connections = 8
const leastGain = 1.9

async function runAll(url: string, modelId: string, count: number) {
  const model = models.find(({ id }) => id === modelId)
  const sample = model?.work?.samples[0]
  if (!model || !sample) throw new Error('No model with an engine to load the workers with.')
  let left = count
  const inFlight = Array.from({ length: Math.min(count, connections) }, async () => {
    while (left > 0) {
      left -= 1
      const body = new FormData()
      body.set('sample', sample.id)
      const response = await fetch(`${url}/api/analyze/${model.slug}`, { method: 'POST', body })
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
      await response.arrayBuffer()
    }
  })
  await Promise.all(inFlight)
}

/** The throughput of two worker processes compared with one, on one PostgreSQL. */
export const measureWorkers =
  (databaseUrl: (name: string) => Promise<string>): MeasureRows =>
  async (report) => {
    const rates = new Map<string, number[]>(loads.map(({ modelId }) => [modelId, []]))
    for (const workers of [1, 2]) {
      const server = await startServer(
        { DATABASE_URL: await databaseUrl(`bench_${workers}`), WORKER_CONCURRENCY: '1' },
        { roles: [['--role=api'], ...Array.from({ length: workers }, () => ['--role=worker'])] },
      )
      try {
        for (const { modelId, jobs } of loads) {
          report(`${workers} worker process${workers === 1 ? '' : 'es'} on PostgreSQL, ${modelId}`)
          await runAll(server.url, modelId, 2 * workers)
          const start = performance.now()
          await runAll(server.url, modelId, jobs)
          rates.get(modelId)?.push(jobs / ((performance.now() - start) / 1000))
        }
      } finally {
        await server.stop()
      }
    }
    return [...rates].map(([modelId, [one = Number.NaN, two = Number.NaN]]) => ({
      what: `${modelId}: one and two worker processes on PostgreSQL`,
      bare: `${one.toFixed(2)} analyses/s`,
      ours: `${two.toFixed(2)} analyses/s`,
      result: `${(two / one).toFixed(2)} ×`,
      aim: `≥ ${leastGain} ×`,
      met: two / one >= leastGain,
    }))
  }
