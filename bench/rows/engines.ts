import type { Model } from '@vitrine/model-kit/model.ts'
import type { Sample } from '@vitrine/model-kit/sample.ts'
import { models } from '@vitrine/models/registry.ts'
import { askSample, warmServer } from '../support/ask-sample.ts'
import { compareInPairs, differenceRow } from '../support/compare-in-pairs.ts'
import type { MeasureRows, Row } from '../support/row.ts'
import { startBareEngine } from '../support/start-bare-engine.ts'
import { startServer } from '../support/start-server.ts'
import { timed } from '../support/time-runs.ts'

/** What warms a new server up. */
const quickest = { slug: 'explore-topic', sample: 'wheat' }

/**
 * Each side in a process of its own, so that the rows above leave nothing behind. The server's has answered the quickest model fifty times, as one
 * that serves has answered others: what that slows down (docs/decisions/014) is in the difference.
 */
async function measureEngine(model: Model, sample: Sample): Promise<Row> {
  const server = await startServer({ WORKER_CONCURRENCY: '1' })
  const bare = startBareEngine(model.id)
  try {
    const served = () => askSample(server, { slug: model.slug, sample: sample.id })
    await warmServer(() => askSample(server, quickest))
    const compared = await compareInPairs(bare.run, timed(served))
    const row = differenceRow(`${model.id}: engine bare, and through the server`, compared)
    return { ...row, run: { model: model.id, seconds: compared.served / 1000 } }
  } finally {
    bare.stop()
    await server.stop()
  }
}

/** Each engine's work done in a process of its own, compared with the same sample through POST /api/analyze; `only`: of one model. */
export const measureEngines =
  (only?: string): MeasureRows =>
  async (report) => {
    const rows = []
    for (const model of models) {
      const sample = model.work?.samples[0]
      // Models for signed-in people only run the same way.
      if (!sample || model.samplesForVisitors === false || (only !== undefined && model.id !== only)) continue
      report(`engine of ${model.id}`)
      rows.push(await measureEngine(model, sample))
    }
    return rows
  }
