import { models } from '@vitrine/models/registry.ts'
import type { MeasureRows } from '../support/row.ts'
import { startServer } from '../support/start-server.ts'

const jobs = 120
/** Fewer than the visitors' queue takes, more than the workers can do at once. */
const connections = 8
const leastGain = 1.9

async function runAll(url: string, count: number) {
  const model = models.find((candidate) => candidate.input.kind === 'audio' && candidate.work)
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

/** Throughput of one against two worker processes on one PostgreSQL, on the slowest embedded model's sample. */
export const measureWorkers =
  (databaseUrl: (name: string) => Promise<string>): MeasureRows =>
  async (report) => {
    const rates: number[] = []
    for (const workers of [1, 2]) {
      report(`${workers} worker process${workers === 1 ? '' : 'es'} on PostgreSQL`)
      const server = await startServer(
        { DATABASE_URL: await databaseUrl(`bench_${workers}`), WORKER_CONCURRENCY: '1' },
        { roles: [['--role=api'], ...Array.from({ length: workers }, () => ['--role=worker'])] },
      )
      try {
        await runAll(server.url, 2 * workers)
        const start = performance.now()
        await runAll(server.url, jobs)
        rates.push(jobs / ((performance.now() - start) / 1000))
      } finally {
        await server.stop()
      }
    }
    const [one = Number.NaN, two = Number.NaN] = rates
    return [
      {
        what: 'one and two worker processes on PostgreSQL',
        bare: `${one.toFixed(1)} analyses/s`,
        ours: `${two.toFixed(1)} analyses/s`,
        result: `${(two / one).toFixed(2)} ×`,
        aim: `≥ ${leastGain} ×`,
        met: two / one >= leastGain,
      },
    ]
  }
