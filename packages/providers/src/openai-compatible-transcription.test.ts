import { ProviderError } from '@vitrine/errors/provider-error.ts'
import type { TranscriptionProvider } from '@vitrine/model-kit/speech-port.ts'
import { expect, onTestFinished, test } from 'vitest'
import { openAICompatibleTranscription } from './openai-compatible-transcription.ts'
import { type Behaviour, startProtocolServer } from './testing/protocol-server.ts'

const recording = (signal = new AbortController().signal) => ({
  bytes: new Uint8Array([1, 2, 3]),
  name: 'call.mp3',
  mediaType: 'audio/mpeg',
  signal,
})

async function serve(behaviours: readonly Behaviour[], over: { timeout?: number; retries?: number } = {}) {
  const server = await startProtocolServer(behaviours)
  onTestFinished(server.close)
  const configuration = { baseUrl: server.baseUrl, apiKey: 'secret', transcriptionModel: 'ears', ...over }
  // The cast: a model is configured, so there is a provider.
  return { server, provider: openAICompatibleTranscription(configuration) as TranscriptionProvider }
}

const answer = (body: unknown): Behaviour => ({ kind: 'answer', content: JSON.stringify(body) })

test('posts the file and answers with segments and confidence, without those that hold no speech', async () => {
  const { server, provider } = await serve([
    answer({
      text: ' Good morning. Thanks for watching.',
      segments: [
        { start: 0, end: 1.5, text: ' Good morning.', avg_logprob: -0.1, no_speech_prob: 0.01 },
        { start: 1.5, end: 3, text: ' Thanks for watching.', avg_logprob: -1.4, no_speech_prob: 0.9 },
      ],
    }),
  ])
  expect(await provider.transcribe(recording())).toEqual({
    text: 'Good morning. Thanks for watching.',
    segments: [{ start: 0, end: 1.5, text: 'Good morning.', confidence: expect.closeTo(0.905, 3) }],
  })
  expect(server.uploads).toMatchObject([
    { model: 'ears', responseFormat: 'verbose_json', fileName: 'call.mp3', bytes: new Uint8Array([1, 2, 3]) },
  ])
  expect(server.authorizations).toEqual(['Bearer secret'])
})

test('a model that knows no times is asked for the text alone', async () => {
  const { server, provider } = await serve([{ kind: 'status', status: 400 }, answer({ text: 'Good morning.' })])
  expect(await provider.transcribe(recording())).toEqual({ text: 'Good morning.', segments: null })
  expect(server.uploads.map(({ responseFormat }) => responseFormat)).toEqual(['verbose_json', 'json'])
})

test('waits as long as a 429 asks for, and tries again', async () => {
  const { server, provider } = await serve([
    { kind: 'status', status: 429, headers: { 'retry-after': '0' } },
    answer({ text: 'Good morning.' }),
  ])
  expect(await provider.transcribe(recording())).toMatchObject({ text: 'Good morning.' })
  expect(server.uploads).toHaveLength(2)
})

const faults: readonly [name: string, behaviour: Behaviour, transient: boolean, requests: number][] = [
  ['status 500', { kind: 'status', status: 500, headers: { 'retry-after': '0' } }, true, 3],
  ['status 401', { kind: 'status', status: 401 }, false, 1],
  ['a body that is no JSON', { kind: 'not-json' }, false, 1],
  ['a wrong schema', answer({ transcript: 'Good morning.' }), false, 1],
]

test.each(faults)('%s is a provider error', async (_, behaviour, transient, requests) => {
  const { server, provider } = await serve([behaviour])
  const error = await provider.transcribe(recording()).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ProviderError)
  expect(error).toMatchObject({ transient })
  expect(server.uploads).toHaveLength(requests)
})

test.each<[string, Behaviour, number, string]>([
  ['a slow endpoint', { kind: 'slow', milliseconds: 60_000, content: '{}' }, 100, 'The provider took too long.'],
  ['an endpoint that hangs up', { kind: 'hang-up' }, 30_000, 'The provider could not be reached.'],
])('%s is a passing fault', async (_, behaviour, timeout, message) => {
  const { provider } = await serve([behaviour], { timeout, retries: 0 })
  await expect(provider.transcribe(recording())).rejects.toMatchObject({ message, transient: true })
})

test('a cancelled run is cancelled, and no provider error', async () => {
  const { server, provider } = await serve([{ kind: 'slow', milliseconds: 60_000, content: '{}' }])
  const controller = new AbortController()
  const running = provider.transcribe(recording(controller.signal))
  await expect.poll(() => server.uploads).toHaveLength(1)
  controller.abort(new Error('cancelled by its owner'))
  await expect(running).rejects.toThrow('cancelled by its owner')
})

test('without a model for it there is no transcription', () => {
  expect(openAICompatibleTranscription({ baseUrl: 'http://127.0.0.1:1/v1', chatModel: 'small' })).toBeNull()
})
