import { models } from '@vitrine/models/registry.ts'
import { startProtocolServer } from '@vitrine/providers/testing/protocol-server.ts'
import { askSample, warmServer } from '../support/ask-sample.ts'
import { compareInPairs, differenceRow } from '../support/compare-in-pairs.ts'
import type { MeasureRows, Row } from '../support/row.ts'
import { signIn } from '../support/sign-in.ts'
import { startBareEngine } from '../support/start-bare-engine.ts'
import { startServer } from '../support/start-server.ts'
import { timed } from '../support/time-runs.ts'

const page = {
  data: `# Wheat\n\n## What it is\n\n${'Wheat is a grass grown for its grain. '.repeat(40)}`,
  topic: 'wheat',
  known: 'exact',
  sources: [],
  suggestions: [],
  related: ['grain'],
  questions: [],
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
    const served = () => askSample(server, { slug: 'explore-topic', sample: 'wheat', token })
    await warmServer(served)
    const compared = await compareInPairs(timed(bare), timed(served))
    // An answer of the embedded engine would measure something else.
    if (provider.requests.length < 2 * compared.pairs) throw new Error('The provider was not asked.')
    return differenceRow('explore-topic: the provider’s call bare, and through the server', compared)
  } finally {
    await server.stop()
    await provider.close()
  }
}

async function pictureRow(report: (line: string) => void): Promise<Row> {
  report('engine of image-gen')
  const model = models.find(({ id }) => id === 'image-gen')
  const sample = model?.work?.samples[0]
  if (!model || !sample) throw new Error('No painter to measure.')
  const bare = startBareEngine(model.id)
  const server = await startServer({ WORKER_CONCURRENCY: '1' })
  try {
    const token = await signIn(server.url)
    const served = () => askSample(server, { slug: model.slug, sample: sample.id, token })
    await warmServer(served)
    const compared = await compareInPairs(bare.run, timed(served))
    return differenceRow('image-gen: engine bare, and through the server, signed in', compared)
  } finally {
    bare.stop()
    await server.stop()
  }
}

/**
 * The two generating models, for signed-in people only: the provider call or engine alone, compared with POST
 * /api/analyze.
 */
export const measureGeneration: MeasureRows = async (report) => [await topicRow(report), await pictureRow(report)]
