import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { at } from '@vitrine/basics/at.ts'
import { models } from '@vitrine/models/registry.ts'
import type { MeasureRows, Row } from '../support/row.ts'
import { signIn } from '../support/sign-in.ts'
import { startServer } from '../support/start-server.ts'

const metricsToken = 'a-token-for-the-bench-alone'
const readers = 2000
/** More connections at the same moment than a listening socket keeps waiting are reset. */
const readersAtOnce = 100
/** Of some eight seconds each, two at a time. */
const runsAhead = 6
const aims = { lag: 50, broadcast: 250 }
/** Bytes; larger files are recordings and videos, which occupy the engines, not the process that receives them. */
const largestUpload = 1_000_000

const ninetyNinth = (times: readonly number[]): number =>
  at(
    times.toSorted((one, two) => one - two),
    Math.floor(0.99 * (times.length - 1)),
  )

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

/** Follows a run to its end; returns the times of the first event and of the end. */
async function endTold(response: Response): Promise<{ first: number; end: number }> {
  let said = ''
  let first: number | null = null
  for await (const part of response.body ?? []) {
    first ??= performance.now()
    said += Buffer.from(part).toString()
    if (said.includes('"status":"succeeded"')) return { first, end: performance.now() }
  }
  throw new Error(`The events of ${response.url} ended before the run: ${said.slice(-200)}`)
}

/** Starts a model's first sample and returns the address of its events. */
async function start(url: string, modelId: string): Promise<string> {
  const model = models.find(({ id }) => id === modelId)
  const body = new FormData()
  body.set('sample', model?.work?.samples[0]?.id ?? '')
  const headers = { prefer: 'respond-async' }
  const started = await fetch(`${url}/api/analyze/${model?.slug}`, { method: 'POST', body, headers })
  if (!started.ok) throw new Error(`${modelId}: ${started.status} ${await started.text()}`)
  await started.arrayBuffer()
  return `${url}${started.headers.get('location')}/events`
}

/** The 99th percentile of the delay with which the many readers of one run learn of its end after the first one. */
async function spread(url: string): Promise<{ milliseconds: number; count: number }> {
  // Two thousand readers take longer to connect than a run takes: it waits behind others meanwhile.
  for (let ahead = 0; ahead < runsAhead; ahead += 1) await start(url, 'video-qa')
  const address = await start(url, 'audioTranscription')
  const following: ReturnType<typeof endTold>[] = []
  while (following.length < readers) {
    const connected = await Promise.all(Array.from({ length: readersAtOnce }, () => fetch(address)))
    for (const response of connected) {
      const told = endTold(response)
      // Its failure is told of below, when all have connected.
      told.catch(() => undefined)
      following.push(told)
    }
  }
  const told = await Promise.all(following)
  const ended = Math.min(...told.map(({ end }) => end))
  // A reader that connected after the end did not have to wait.
  const waited = told.filter(({ first }) => first < ended)
  return { milliseconds: ninetyNinth(waited.map(({ end }) => end - ended)), count: waited.length }
}

const rowOf = (what: string, milliseconds: number, aim: number): Row => ({
  what,
  bare: '',
  ours: `${milliseconds.toFixed(0)} ms`,
  result: '',
  aim: `≤ ${aim} ms`,
  met: milliseconds <= aim,
})

/** The effect of load on others: event-loop delay during uploads, and many readers of one run. */
export const measureSteadiness: MeasureRows = async (report) => {
  const server = await startServer({ METRICS_TOKEN: metricsToken })
  try {
    const token = await signIn(server.url)
    report('event loop during uploads')
    await delay(1000)
    await lagOf(server.url)
    await uploadAndRender(server.url, token)
    const lag = await lagOf(server.url)
    report(`${readers} readers of one run`)
    const { milliseconds, count } = await spread(server.url)
    return [
      rowOf('event loop of the server during an upload to each model: 99th percentile', lag, aims.lag),
      rowOf(`${count} readers of one run: 99 of 100 are told its end after the first`, milliseconds, aims.broadcast),
    ]
  } finally {
    await server.stop()
  }
}
