import { at } from '@vitrine/basics/at.ts'
import { models } from '@vitrine/models/registry.ts'
import type { MeasureRows } from '../support/row.ts'
import { startServer } from '../support/start-server.ts'

const readers = 2000
/** More connections at the same moment than a listening socket keeps waiting are reset. */
const readersAtOnce = 100
/** Of some eight seconds each, two at a time. */
const runsAhead = 6
const aim = 250

const ninetyNinth = (times: readonly number[]): number =>
  at(
    times.toSorted((one, two) => one - two),
    Math.floor(0.99 * (times.length - 1)),
  )

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

/** Many readers of one run, and how long after the first the others learn of its end. */
export const measureReaders: MeasureRows = async (report) => {
  const server = await startServer()
  try {
    report(`${readers} readers of one run`)
    const { milliseconds, count } = await spread(server.url)
    return [
      {
        what: `${count} readers of one run: 99 of 100 are told its end after the first`,
        bare: '',
        ours: `${milliseconds.toFixed(0)} ms`,
        result: '',
        aim: `≤ ${aim} ms`,
        met: milliseconds <= aim,
      },
    ]
  } finally {
    await server.stop()
  }
}
