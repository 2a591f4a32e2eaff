import type { EngineStamp } from '@vitrine/contracts/analysis.ts'
import { type Block, blockSchema } from '@vitrine/contracts/blocks/block.ts'
import { OutputError } from '@vitrine/errors/output-error.ts'
import { ProviderError } from '@vitrine/errors/provider-error.ts'
import type { Model, ModelWork } from '@vitrine/model-kit/model.ts'
import type { Provider } from '@vitrine/model-kit/provider-port.ts'
import type { RunContext, RunInput } from '@vitrine/model-kit/run-context.ts'
import { z } from 'zod'

export interface ModelAnswer {
  output: unknown
  blocks: Block[]
  summary: string
  engine: EngineStamp
}

type Work = ModelWork<unknown>

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
  context.report({ stage: `Asking ${described.name}`, fraction: null })
  const answer = await provider.answer({
    needs: prompt.needs,
    instructions: prompt.instructions,
    data: await prompt.data(input, context),
    output: work.output,
    signal: context.signal,
  })
  const checked = await prompt.accept(parseWith(work.output, answer, 'The provider’s answer'), input, context)
  return { output: checked, engine: { kind: 'provider', ...described, note: null } }
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
    answered = provider && (await answerByProvider(work, provider, input, context))
  } catch (error) {
    if (!(error instanceof ProviderError || error instanceof OutputError)) throw error
    note = `${error.message} The embedded engine answered instead.`
  }
  answered ??= await answerEmbedded(model, work, input, context, note)
  const output = parseWith(work.output, answered.output, 'The answer')
  const blocks = parseWith(z.array(blockSchema), work.present(output), 'The presentation')
  return { output, blocks, summary: work.summarize(output), engine: answered.engine }
}
