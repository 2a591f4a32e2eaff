import { ProviderError } from '@vitrine/errors/provider-error.ts'
import { expect, onTestFinished, test } from 'vitest'
import { openAICompatiblePainter } from './openai-compatible-painter.ts'
import { type Behaviour, startProtocolServer } from './testing/protocol-server.ts'

const asked = (signal = new AbortController().signal) => ({ words: 'A dragon. At sunset', size: 1024, signal })

async function serve(behaviours: readonly Behaviour[], over: { timeout?: number; retries?: number } = {}) {
  const server = await startProtocolServer(behaviours)
  onTestFinished(server.close)
  const configuration = { baseUrl: server.baseUrl, apiKey: 'secret', imageModel: 'brush', ...over }
  return { server, paint: openAICompatiblePainter(configuration) }
}

const answer = (body: unknown): Behaviour => ({ kind: 'answer', content: JSON.stringify(body) })
const picture = answer({ created: 1, data: [{ b64_json: 'AQID', revised_prompt: 'A dragon' }] })

test('asks for one picture of the size in the answer itself, and gives its bytes', async () => {
  const { server, paint } = await serve([picture])
  expect(await paint(asked())).toEqual({ bytes: new Uint8Array([1, 2, 3]) })
  expect(server.paintings).toEqual([
    { model: 'brush', prompt: 'A dragon. At sunset', n: 1, size: '1024x1024', response_format: 'b64_json' },
  ])
  expect(server.authorizations).toEqual(['Bearer secret'])
})

test('a model that refuses to be told the form is asked again without it', async () => {
  const { server, paint } = await serve([{ kind: 'status', status: 400 }, picture])
  expect((await paint(asked())).bytes).toHaveLength(3)
  expect(server.paintings.map((one) => 'response_format' in one)).toEqual([true, false])
})

test('waits as long as a 429 asks for, and tries again', async () => {
  const { server, paint } = await serve([{ kind: 'status', status: 429, headers: { 'retry-after': '0' } }, picture])
  expect((await paint(asked())).bytes).toHaveLength(3)
  expect(server.paintings).toHaveLength(2)
})

const notOfTheProtocol = 'The provider answered with something that is not its protocol.'

test.each<[string, Behaviour, string, boolean, number]>([
  ['status 500', { kind: 'status', status: 500, headers: { 'retry-after': '0' } }, 'status 500', true, 2],
  ['a refusal of the words', { kind: 'status', status: 400 }, 'status 400', false, 2],
  ['status 401', { kind: 'status', status: 401 }, 'status 401', false, 1],
  ['a body that is no JSON', { kind: 'not-json' }, notOfTheProtocol, false, 1],
  ['no picture', answer({ data: [] }), notOfTheProtocol, false, 1],
  [
    'an address in place of a picture',
    answer({ data: [{ url: 'http://127.0.0.1:1/x.png' }] }),
    notOfTheProtocol,
    false,
    1,
  ],
  ['broken base64', answer({ data: [{ b64_json: '<html>' }] }), notOfTheProtocol, false, 1],
  [
    'more than any picture has',
    answer({ data: [{ b64_json: 'A'.repeat(21 * 1_048_576) }] }),
    'The provider’s answer is larger than 20 MB.',
    false,
    1,
  ],
])('%s is a provider error', async (_, behaviour, words, transient, requests) => {
  const { server, paint } = await serve([behaviour])
  const error = await paint(asked()).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ProviderError)
  expect(error).toMatchObject({ message: expect.stringContaining(words), transient })
  expect(server.paintings).toHaveLength(requests)
})

test.each<[string, Behaviour, number, string]>([
  ['a slow endpoint', { kind: 'slow', milliseconds: 60_000, content: '{}' }, 100, 'The provider took too long.'],
  ['an endpoint that hangs up', { kind: 'hang-up' }, 30_000, 'The provider could not be reached.'],
])('%s is a passing fault', async (_, behaviour, timeout, message) => {
  const { paint } = await serve([behaviour], { timeout, retries: 0 })
  await expect(paint(asked())).rejects.toMatchObject({ message, transient: true })
})

test('a cancelled run is cancelled, and no provider error', async () => {
  const { server, paint } = await serve([{ kind: 'slow', milliseconds: 60_000, content: '{}' }])
  const controller = new AbortController()
  const painting = paint(asked(controller.signal))
  await expect.poll(() => server.paintings).toHaveLength(1)
  controller.abort(new Error('cancelled by its owner'))
  await expect(painting).rejects.toThrow('cancelled by its owner')
})

test('without a model for it, its variable is named', async () => {
  const paint = openAICompatiblePainter({ baseUrl: 'http://127.0.0.1:1/v1', chatModel: 'small' })
  await expect(paint(asked())).rejects.toMatchObject({ hint: 'Set AI_IMAGE_MODEL.' })
})
