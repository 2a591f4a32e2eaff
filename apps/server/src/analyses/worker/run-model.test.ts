import { InputError } from '@vitrine/errors/input-error.ts'
import { ProviderError } from '@vitrine/errors/provider-error.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import type { Provider } from '@vitrine/model-kit/provider-port.ts'
import type { ProviderPrompt } from '@vitrine/model-kit/provider-prompt.ts'
import type { RunContext } from '@vitrine/model-kit/run-context.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { testCard } from '../../testing/models/test-model.ts'
import { runModel } from './run-model.ts'

const output = z.object({ answer: z.string() })
type Output = z.infer<typeof output>

const promptOf = (over: Partial<ProviderPrompt<Output>> = {}): ProviderPrompt<Output> => ({
  needs: 'chat',
  instructions: 'Answer.',
  data: async ({ text }) => [{ type: 'text', text: text ?? '' }],
  accept: async (answer) => answer,
  ...over,
})

const modelOf = (prompt?: ProviderPrompt<Output>) =>
  defineModel<Output>({
    ...testCard('m'),
    output,
    samples: [],
    samplesFolder: new URL('./', import.meta.url),
    evidence: null,
    engineName: 'Ours',
    loadEngine: async () => async () => ({ answer: 'embedded' }),
    ...(prompt && { prompt: async () => prompt }),
    present: ({ answer }) => [{ kind: 'markdown', text: answer }],
    summarize: ({ answer }) => answer,
    deadlineSeconds: 1,
    memoryMegabytes: 100,
  })

const providerOf = (answer: () => unknown, describes = true): Provider => ({
  describe: () => (describes ? { name: 'example', version: 'big-1' } : null),
  // The cast: one of the cases is a provider whose answer has another type.
  answer: async <Value>() => answer() as Value,
  paint: () => Promise.reject(new Error('no picture was asked for')),
})

function run(provider: Provider | null, prompt?: ProviderPrompt<Output>) {
  const model = modelOf(prompt)
  if (!model.work) throw new Error('unreachable')
  const context = {
    readFile: async () => new Uint8Array(),
    signal: new AbortController().signal,
    report: () => undefined,
  }
  return runModel(model, model.work, { file: null, text: 'x', options: {} }, context, provider)
}

const byProvider = { kind: 'provider', name: 'example', version: 'big-1', note: null }
const embedded = { kind: 'embedded', name: 'Ours', version: '3', note: null }

test('the provider answers, what the input does not bear out is dropped, and the result says who it was', async () => {
  const prompt = promptOf({ accept: async ({ answer }) => ({ answer: `${answer}, checked` }) })
  expect(
    await run(
      providerOf(() => ({ answer: 'provided' })),
      prompt,
    ),
  ).toEqual({
    output: { answer: 'provided, checked' },
    blocks: [{ kind: 'markdown', text: 'provided, checked' }],
    summary: 'provided, checked',
    engine: byProvider,
  })
})

test.each([
  ['no provider is configured', null, promptOf()],
  ['the model has no prompt', providerOf(() => ({ answer: 'provided' })), undefined],
  ['the provider has no model for it', providerOf(() => ({ answer: 'provided' }), false), promptOf()],
])('the embedded engine answers when %s', async (_, provider, prompt) => {
  expect(await run(provider, prompt)).toMatchObject({ output: { answer: 'embedded' }, engine: embedded })
})

test.each([
  [
    'fails',
    () => {
      throw new ProviderError('The provider took too long.', { transient: true })
    },
    'The provider took too long. The embedded engine answered instead.',
  ],
  [
    'breaks the schema',
    () => ({ answer: 5 }),
    'The provider’s answer does not have the form that its schema allows. The embedded engine answered instead.',
  ],
])('the embedded engine steps in when the provider %s, and says so', async (_, answer, note) => {
  expect(await run(providerOf(answer), promptOf())).toMatchObject({
    output: { answer: 'embedded' },
    engine: { ...embedded, note },
  })
})

test('what an engine leaves out stands in the result', async () => {
  const model = modelOf()
  if (!model.work) throw new Error('unreachable')
  const work = {
    ...model.work,
    loadEngine: async () => async (_: unknown, context: RunContext) => {
      for (const page of [1, 2, 2]) context.remark?.(`Page ${page} was cut.`)
      return { answer: 'partial' }
    },
  }
  const context = {
    readFile: async () => new Uint8Array(),
    signal: new AbortController().signal,
    report: () => undefined,
  }
  expect(await runModel(model, work, { file: null, text: 'x', options: {} }, context, null)).toMatchObject({
    engine: { ...embedded, note: 'Page 1 was cut. Page 2 was cut.' },
  })
})

test('an input at fault is at fault no matter which engine was to answer', async () => {
  const prompt = promptOf({
    data: async () => {
      throw new InputError('pdf-encrypted', 'The PDF is protected by a password.')
    },
  })
  await expect(
    run(
      providerOf(() => ({ answer: 'provided' })),
      prompt,
    ),
  ).rejects.toMatchObject({ problem: 'pdf-encrypted' })
})

test('a provider that uses up its share of the time leaves the rest to the embedded engine', async () => {
  const stalled: Provider = {
    ...providerOf(() => null),
    answer: ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  }
  // The model's deadline is one second.
  expect(await run(stalled, promptOf())).toMatchObject({
    output: { answer: 'embedded' },
    engine: { ...embedded, note: 'The provider took too long. The embedded engine answered instead.' },
  })
})

async function readTwice(_: unknown, { readFile }: RunContext): Promise<Output> {
  const [first, second] = [await readFile(), await readFile()]
  return { answer: String(first === second) }
}

test('a picture’s file is read once, no matter how many look at it', async () => {
  const model = modelOf()
  if (!model.work) throw new Error('unreachable')
  let reads = 0
  const context = {
    // Too few bytes for a picture: no warning is added, and the answer stands.
    readFile: async () => new Uint8Array([(reads += 1)]),
    signal: new AbortController().signal,
    report: () => undefined,
  }
  const file = { name: 'photo.png', mediaType: 'image/png', size: 1 }
  const work = { ...model.work, loadEngine: async () => readTwice }
  const answer = await runModel(model, work, { file, text: null, options: {} }, context, null)
  expect(answer).toMatchObject({ output: { answer: 'true' }, blocks: [{ kind: 'markdown' }] })
  expect(reads).toBe(1)
})
