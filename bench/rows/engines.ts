import { models } from '@vitrine/models/registry.ts'
import { median, time } from '../support/median.ts'
import type { MeasureRows } from '../support/row.ts'
import { sampleInput } from '../support/sample-input.ts'
import { startServer } from '../support/start-server.ts'

const runs = 9
/** Speech and video take seconds a run: fewer of them tell as much. */
const slowRuns = 3
const slowMilliseconds = 1500
const aim = 15

/** Each engine bare in this process against the same sample through POST /api/analyze. */
export const measureEngines: MeasureRows = async (report) => {
  const server = await startServer({ WORKER_CONCURRENCY: '1' })
  try {
    const rows = []
    for (const model of models) {
      const { work } = model
      const sample = work?.samples[0]
      // Those for signed-in people only run the same way.
      if (!work || !sample || model.samplesForVisitors === false) continue
      report(`engine of ${model.id}`)
      const engine = await work.loadEngine()
      const [input, context] = await sampleInput(model, work, sample)
      const ask = async () => {
        const body = new FormData()
        body.set('sample', sample.id)
        const response = await fetch(`${server.url}/api/analyze/${model.slug}`, { method: 'POST', body })
        if (!response.ok) throw new Error(`${model.id}: ${response.status} ${await response.text()}`)
        await response.arrayBuffer()
      }
      // A new run each time: within one an engine may keep what it has seen already.
      const run = () => engine({ ...input }, { ...context })
      await ask()
      await run()
      const [warm = 0] = await time(1, run)
      // In turns, so that a noisy neighbour hits both alike.
      const bare: number[] = []
      const served: number[] = []
      for (let turn = 0; turn < (warm > slowMilliseconds ? slowRuns : runs); turn += 1) {
        bare.push(...(await time(1, run)))
        served.push(...(await time(1, ask)))
      }
      const difference = median(served) - median(bare)
      rows.push({
        what: `${model.id}: engine bare, and through the server`,
        bare: `${median(bare).toFixed(1)} ms`,
        ours: `${median(served).toFixed(1)} ms`,
        result: `${difference >= 0 ? '+' : ''}${difference.toFixed(1)} ms`,
        aim: `≤ +${aim} ms`,
        met: difference <= aim,
      })
    }
    return rows
  } finally {
    await server.stop()
  }
}
