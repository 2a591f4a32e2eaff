import { models } from '@vitrine/models/registry.ts'
import { askSample, warmServer } from '../support/ask-sample.ts'
import { compareInPairs, differenceRow } from '../support/compare-in-pairs.ts'
import type { MeasureRows } from '../support/row.ts'
import { startBareEngine } from '../support/start-bare-engine.ts'
import { startServer } from '../support/start-server.ts'
import { timed } from '../support/time-runs.ts'

/** Each engine's work done in a process of its own, compared with the same sample through POST /api/analyze; `only`: of one model. */
export const measureEngines =
  (only?: string): MeasureRows =>
  async (report) => {
    const server = await startServer({ WORKER_CONCURRENCY: '1' })
    try {
      const rows = []
      for (const model of models) {
        const sample = model.work?.samples[0]
        // Models for signed-in people only run the same way.
        if (!sample || model.samplesForVisitors === false || (only !== undefined && model.id !== only)) continue
        report(`engine of ${model.id}`)
        const served = () => askSample(server, { slug: model.slug, sample: sample.id })
        if (rows.length === 0) await warmServer(served)
        const bare = startBareEngine(model.id)
        try {
          const compared = await compareInPairs(bare.run, timed(served))
          const row = differenceRow(`${model.id}: engine bare, and through the server`, compared)
          rows.push({ ...row, run: { model: model.id, seconds: compared.served / 1000 } })
        } finally {
          bare.stop()
        }
      }
      return rows
    } finally {
      await server.stop()
    }
  }
