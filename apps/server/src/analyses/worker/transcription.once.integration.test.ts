import { type Behaviour, startProtocolServer } from '@vitrine/providers/testing/protocol-server.ts'
import { expect, onTestFinished, test } from 'vitest'
import { realRegistry } from '../../start-analyses.ts'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer } from '../../testing/processes/start-test-server.ts'

async function transcribeWith(behaviour: Behaviour) {
  const endpoint = await startProtocolServer([behaviour])
  onTestFinished(endpoint.close)
  const variables = { AI_BASE_URL: endpoint.baseUrl, AI_API_KEY: 'key', AI_TRANSCRIPTION_MODEL: 'ears' }
  const server = await startTestServer(variables, { registry: realRegistry })
  onTestFinished(server.close)
  const { client } = await signInFresh(server)
  await client.call('analyze', { params: { '*': 'audioTranscription' }, body: { sample: 'water-damage' } })
  const [item] = (await client.call('listAnalyses', {})).items
  return { endpoint, analysis: await client.call('getAnalysis', { params: { id: item?.id ?? '' } }) }
}

test('a configured endpoint writes down a recording, and the result names it', async () => {
  const segments = [{ start: 0.2, end: 2.6, text: ' Good morning.', avg_logprob: -0.1, no_speech_prob: 0 }]
  const { endpoint, analysis } = await transcribeWith({
    kind: 'answer',
    content: JSON.stringify({ text: ' Good morning.', segments }),
  })
  expect(analysis).toMatchObject({
    status: 'succeeded',
    output: { text: 'Good morning.', segments: [{ start: 0.2, end: 2.6, text: 'Good morning.' }] },
    engine: { kind: 'provider', name: new URL(endpoint.baseUrl).host, version: 'ears', note: null },
  })
  expect(endpoint.uploads).toMatchObject([{ model: 'ears', fileName: 'water-damage.mp3' }])
})
