import type { EngineStamp } from '@vitrine/contracts/analysis.ts'
import { type Block, blockSchema } from '@vitrine/contracts/blocks/block.ts'
import { OutputError } from '@vitrine/errors/output-error.ts'
import { ProviderError } from '@vitrine/errors/provider-error.ts'
import type { Model, ModelWork } from '@vitrine/model-kit/model.ts'
import type { Provider } from '@vitrine/model-kit/provider-port.ts'
import type { PicturePrompt, ProviderPrompt } from '@vitrine/model-kit/provider-prompt.ts'
import type { RunContext, RunInput } from '@vitrine/model-kit/run-context.ts'
import { z } from 'zod'

export interface ModelAnswer {
  output: unknown
  blocks: Block[]
  summary: string
  engine: EngineStamp
}

type Work = ModelWork<unknown>

/** Of a run's deadline; the rest is the embedded engine's. */
const providersShare = 0.6
/** Pixels, as the specification's pictures have them. */
const pictureSide = 1024

const parseWith = <Value>(schema: z.ZodType<Value>, value: unknown, what: string): Value => {
  const parsed = schema.safeParse(value)
  if (!parsed.success)
    throw new OutputError(`${what} does not have the form that its schema allows.`, { cause: parsed.error })
  return parsed.data
}

const answerByProvider = async (
  work: Work,
  provider: Provider,
  input: RunInput,
  context: RunContext,
): Promise<{ output: unknown; engine: EngineStamp } | null> => {
  const prompt = await work.prompt?.()
  const described = prompt && provider.describe(prompt.needs)
  if (!prompt || !described) return null
  if (prompt.needs !== 'image' && (await prompt.appliesTo?.(input, context)) === false) return null
  const stage = `Asking ${described.name}`
  context.report({ stage, fraction: null })
  const output =
    prompt.needs === 'image'
      ? await paintByProvider(prompt, provider, input, context)
      : await readByProvider(work, prompt, provider, input, context, stage)
  return { output, engine: { kind: 'provider', ...described, note: null } }
}

const paintByProvider = async (
  prompt: PicturePrompt<unknown>,
  provider: Provider,
  input: RunInput,
  context: RunContext,
): Promise<unknown> => {
  const words = prompt.words(input)
  return prompt.accept(await provider.paint({ words, size: pictureSide, signal: context.signal }), input, context)
}

const readByProvider = async (
  work: Work,
  prompt: ProviderPrompt<unknown, unknown>,
  provider: Provider,
  input: RunInput,
  context: RunContext,
  stage: string,
): Promise<unknown> => {
  const { needs, instructions, preview } = prompt
  const schema = prompt.answer ?? work.output
  const show = preview && ((part: unknown) => context.report({ stage, fraction: null, preview: preview(part) }))
  const answer = await provider.answer({
    needs,
    instructions,
    data: await prompt.data(input, context),
    output: schema,
    signal: context.signal,
    onPart: show,
  })
  return prompt.accept(parseWith(schema, answer, 'The provider’s answer'), input, context)
}

/**
 * The same, but given up when so much of the run's time is over that the embedded engine could no longer step in.
 * Throws `ProviderError` then.
 */
const answerInTime = async (work: Work, provider: Provider, input: RunInput, context: RunContext) => {
  const patience = AbortSignal.timeout(work.deadlineSeconds * 1000 * providersShare)
  try {
    const signal = AbortSignal.any([context.signal, patience])
    return await answerByProvider(work, provider, input, { ...context, signal })
  } catch (error) {
    if (!patience.aborted || context.signal.aborted) throw error
    throw new ProviderError('The provider took too long.', { transient: true, cause: error })
  }
}

const answerEmbedded = async (model: Model, work: Work, input: RunInput, context: RunContext, note: string | null) => {
  const engine = await work.loadEngine()
  let stamp: EngineStamp = { kind: 'embedded', name: work.engineName, version: String(model.version), note }
  const answeredBy = (other: EngineStamp) => {
    stamp = { ...other, note: [note, other.note].filter(Boolean).join(' ') || null }
  }
  const output = await engine(input, { ...context, answeredBy })
  return { output, engine: stamp }
}

/**
 * Answers one input: by the provider where one is configured and the model has a prompt for it, else by the
 * embedded engine, which also steps in when the provider fails. Whoever answered, the same schema parses it.
 */
export const runModel = async (
  model: Model,
  work: Work,
  input: RunInput,
  context: RunContext,
  provider: Provider | null,
): Promise<ModelAnswer> => {
  let note: string | null = null
  let answered: { output: unknown; engine: EngineStamp } | null = null
  try {
    answered = provider && (await answerInTime(work, provider, input, context))
  } catch (error) {
    if (!(error instanceof ProviderError || error instanceof OutputError)) throw error
    note = `${error.message} The embedded engine answered instead.`
    // What the provider had written so far is no longer shown.
    context.report({ stage: 'Answering without the provider', fraction: null })
  }
  answered ??= await answerEmbedded(model, work, input, context, note)
  const output = parseWith(work.output, answered.output, 'The answer')
  const blocks = parseWith(z.array(blockSchema), work.present(output), 'The presentation')
  return { output, blocks, summary: work.summarize(output), engine: answered.engine }
}
