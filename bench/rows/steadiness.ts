import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { models } from '@vitrine/models/registry.ts'
import type { MeasureRows } from '../support/row.ts'
import { signIn } from '../support/sign-in.ts'
import { startServer } from '../support/start-server.ts'

const metricsToken = 'a-token-for-the-bench-alone'
const aim = 50
/** Bytes; larger files are recordings and videos, which occupy the engines, not the process that receives them. */
const largestUpload = 1_000_000

/** The 99th percentile of the server's event-loop delay, in milliseconds, since the last call. */
async function lagOf(url: string): Promise<number> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  const found = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(await response.text())
  return Number(found?.[1]) * 1000
}

/** Uploads every model's first sample as an own file, and requests pages that the server renders. */
async function uploadAndRender(url: string, token: string): Promise<void> {
  for (const { id, slug, work } of models) {
    const sample = work?.samples.find((one) => 'file' in one)
    if (!work || !sample || !('file' in sample)) continue
    const bytes = await readFile(new URL(sample.file, work.samplesFolder))
    if (bytes.length > largestUpload) continue
    const body = new FormData()
    body.set('file', new File([bytes], sample.file, { type: sample.mediaType }))
    const headers = { authorization: `Bearer ${token}` }
    await fetch(`${url}/api/analyze/${slug}`, { method: 'POST', body, headers }).then((got) => got.arrayBuffer())
    await fetch(`${url}/${id}/file-upload`).then((got) => got.arrayBuffer())
  }
  await fetch(`${url}/explore`).then((got) => got.arrayBuffer())
}

/** The effect of load on others: event-loop delay during uploads. */
export const measureSteadiness: MeasureRows = async (report) => {
  const server = await startServer({ METRICS_TOKEN: metricsToken })
  try {
    const token = await signIn(server.url)
    report('event loop during uploads')
    await delay(1000)
    await lagOf(server.url)
    await uploadAndRender(server.url, token)
    const lag = await lagOf(server.url)
    return [
      {
        what: 'event loop of the server during an upload to each model: 99th percentile',
        bare: '',
        ours: `${lag.toFixed(0)} ms`,
        result: '',
        aim: `≤ ${aim} ms`,
        met: lag <= aim,
      },
    ]
  } finally {
    await server.stop()
  }
}
