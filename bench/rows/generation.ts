import { readFile } from 'node:fs/promises'
import { median } from '@vitrine/basics/statistics.ts'
import { sampleRun } from '@vitrine/model-kit/quiet-run.ts'
import { models } from '@vitrine/models/registry.ts'
import { startProtocolServer } from '@vitrine/providers/testing/protocol-server.ts'
import { answerBare } from '../support/answer-bare.ts'
import { askSample } from '../support/ask-sample.ts'
import type { MeasureRows, Row } from '../support/row.ts'
import { signIn } from '../support/sign-in.ts'
import { startServer } from '../support/start-server.ts'
import { time } from '../support/time-runs.ts'

const runs = 9
/** Milliseconds that we add to either: queue, worker, database and files. */
const aim = 15

const page = {
  data: `# Wheat\n\n## What it is\n\n${'Wheat is a grass grown for its grain. '.repeat(40)}`,
  topic: 'wheat',
  known: 'exact',
  sources: [],
  suggestions: [],
  related: ['grain'],
  questions: [],
}

/** Alternates between both, so that other load affects both alike; the first run of each is a warm-up. */
async function inTurns(bare: () => Promise<unknown>, ours: () => Promise<unknown>) {
  const times = { bare: [] as number[], ours: [] as number[] }
  await bare()
  await ours()
  for (let run = 0; run < runs; run += 1) {
    times.bare.push(...(await time(1, bare)))
    times.ours.push(...(await time(1, ours)))
  }
  return times
}

function rowOf(what: string, { bare, ours }: { bare: readonly number[]; ours: readonly number[] }): Row {
  const difference = median(ours) - median(bare)
  return {
    what,
    bare: `${median(bare).toFixed(1)} ms`,
    ours: `${median(ours).toFixed(1)} ms`,
    result: `${difference >= 0 ? '+' : ''}${difference.toFixed(1)} ms`,
    aim: `≤ +${aim} ms`,
    met: difference <= aim,
  }
}

async function topicRow(report: (line: string) => void): Promise<Row> {
  report('explore-topic by a provider')
  const content = JSON.stringify(page)
  const provider = await startProtocolServer([{ kind: 'answer', content }])
  const server = await startServer({
    WORKER_CONCURRENCY: '1',
    AI_BASE_URL: provider.baseUrl,
    AI_API_KEY: 'bench',
    AI_CHAT_MODEL: 'bench',
  })
  try {
    const token = await signIn(server.url)
    const bare = async () => {
      const response = await fetch(`${provider.baseUrl}/chat/completions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ model: 'bench', stream: true, messages: [{ role: 'user', content: 'wheat' }] }),
      })
      await response.arrayBuffer()
    }
    const times = await inTurns(bare, () => askSample(server, { slug: 'explore-topic', sample: 'wheat', token }))
    // An answer of the embedded engine would measure something else.
    if (provider.requests.length < 2 * runs) throw new Error('The provider was not asked.')
    return rowOf('explore-topic: the provider’s call bare, and through the server', times)
  } finally {
    await server.stop()
    await provider.close()
  }
}

async function pictureRow(report: (line: string) => void): Promise<Row> {
  report('engine of image-gen')
  const model = models.find(({ id }) => id === 'image-gen')
  const sample = model?.work?.samples[0]
  if (!model?.work || !sample) throw new Error('No painter to measure.')
  const { work } = model
  const [input, context] = await sampleRun(model, model.work, sample, readFile)
  const server = await startServer({ WORKER_CONCURRENCY: '1' })
  try {
    const token = await signIn(server.url)
    const times = await inTurns(
      () => answerBare(work, input, context),
      () => askSample(server, { slug: model.slug, sample: sample.id, token }),
    )
    return rowOf('image-gen: engine bare, and through the server, signed in', times)
  } finally {
    await server.stop()
  }
}

/**
 * The two generating models, for signed-in people only: the provider call or engine alone, compared with POST
 * /api/analyze.
 */
export const measureGeneration: MeasureRows = async (report) => [await topicRow(report), await pictureRow(report)]
