import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { median } from '@vitrine/basics/statistics.ts'
import { sampleRun } from '@vitrine/model-kit/quiet-run.ts'
import { models } from '@vitrine/models/registry.ts'
import { answerBare } from '../support/answer-bare.ts'
import { askSample } from '../support/ask-sample.ts'
import type { MeasureRows } from '../support/row.ts'
import { startServer } from '../support/start-server.ts'
import { time } from '../support/time-runs.ts'

const runs = 9
/** Speech and video take seconds per run, so fewer runs suffice. */
const slowRuns = 3
const slowMilliseconds = 1500
const aim = 15
/** Until the code is compiled: a running server has answered this many requests, and run an engine this often. */
const firstRequests = 50
const firstRuns = 3
/**
 * Milliseconds: a run's threads keep spinning for a while in case of further work, which must not slow down the other
 * side.
 */
const pause = 50

type Run = () => Promise<unknown>

/** Alternates between both, so that other load on the machine affects both alike. */
async function measureInTurns(bare: Run, served: Run): Promise<{ bare: number; served: number }> {
  await served()
  const [first = 0] = await time(1, bare)
  const isSlow = first > slowMilliseconds
  if (!isSlow) {
    await time(firstRuns, served)
    await time(firstRuns, bare)
  }
  const times: { bare: number[]; served: number[] } = { bare: [], served: [] }
  for (let turn = 0; turn < (isSlow ? slowRuns : runs); turn += 1) {
    await delay(pause)
    times.bare.push(...(await time(1, bare)))
    await delay(pause)
    times.served.push(...(await time(1, served)))
  }
  return { bare: median(times.bare), served: median(times.served) }
}

/** Each engine's work done in this process, compared with the same sample through POST /api/analyze. */
export const measureEngines: MeasureRows = async (report) => {
  const server = await startServer({ WORKER_CONCURRENCY: '1' })
  try {
    const rows = []
    for (const model of models) {
      const { work } = model
      const sample = work?.samples[0]
      // Models for signed-in people only run the same way.
      if (!work || !sample || model.samplesForVisitors === false) continue
      report(`engine of ${model.id}`)
      const [input, context] = await sampleRun(model, work, sample, readFile)
      const served = () => askSample(server, { slug: model.slug, sample: sample.id })
      if (rows.length === 0) await time(firstRequests, served)
      // A new run each time: within one run an engine may cache what it has seen.
      const times = await measureInTurns(() => answerBare(work, { ...input }, { ...context }), served)
      const difference = times.served - times.bare
      rows.push({
        what: `${model.id}: engine bare, and through the server`,
        bare: `${times.bare.toFixed(1)} ms`,
        ours: `${times.served.toFixed(1)} ms`,
        result: `${difference >= 0 ? '+' : ''}${difference.toFixed(1)} ms`,
        aim: `≤ +${aim} ms`,
        met: difference <= aim,
        run: { model: model.id, seconds: times.served / 1000 },
      })
    }
    return rows
  } finally {
    await server.stop()
  }
}
