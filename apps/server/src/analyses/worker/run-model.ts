import type { EngineStamp } from '@vitrine/contracts/analyses/analysis.ts'
import { type Block, blockSchema } from '@vitrine/contracts/blocks/block.ts'
import { OutputError } from '@vitrine/errors/output-error.ts'
import { ProviderError } from '@vitrine/errors/provider-error.ts'
import type { Model, ModelWork } from '@vitrine/model-kit/model.ts'
import type { Provider } from '@vitrine/model-kit/provider-port.ts'
import type { RunContext, RunInput } from '@vitrine/model-kit/run-context.ts'
import { explicitNotice } from '@vitrine/models/shared/pictures/explicit-notice.ts'
import { z } from 'zod'
import { answerByProvider } from './answer-by-provider.ts'
import { parseWith } from './parse-with.ts'

export interface ModelAnswer {
  output: unknown
  blocks: Block[]
  summary: string
  engine: EngineStamp
}

type Work = ModelWork<unknown>

async function answerEmbedded(model: Model, work: Work, input: RunInput, context: RunContext, note: string | null) {
  const engine = await work.loadEngine()
  let stamp: EngineStamp = { kind: 'embedded', name: work.engineName, version: String(model.version), note }
  const answeredBy = (other: EngineStamp) => {
    stamp = { ...other, note: [note, other.note].filter(Boolean).join(' ') || null }
  }
  const remarks = new Set<string>()
  const remark = (sentence: string) => void remarks.add(sentence)
  const output = await engine(input, { ...context, answeredBy, remark })
  return { output, engine: { ...stamp, note: [stamp.note, ...remarks].filter(Boolean).join(' ') || null } }
}

/** Reads a picture's file once, so that everything that uses the same bytes shares one decoding. */
function readOnce(input: RunInput, context: RunContext): RunContext {
  if (!input.file?.mediaType.startsWith('image/')) return context
  let reading: Promise<Uint8Array> | undefined
  return { ...context, readFile: () => (reading ??= context.readFile()) }
}

/**
 * Answers one input: by the provider if one is configured and the model has a prompt for it, else by the embedded
 * engine, which also steps in when the provider fails. Both outputs are parsed by the same schema. A picture that seems
 * sexually explicit gets a warning above the answer.
 */
export async function runModel(
  model: Model,
  work: Work,
  input: RunInput,
  outer: RunContext,
  provider: Provider | null,
): Promise<ModelAnswer> {
  const context = readOnce(input, outer)
  // Runs beside the engine, its first network on a thread of its own. If the engine fails first, its result is not used.
  const warning = explicitNotice(input, context)
  warning.catch(() => undefined)
  let note: string | null = null
  let answered: { output: unknown; engine: EngineStamp } | null = null
  try {
    answered = provider && (await answerByProvider(work, provider, input, context))
  } catch (error) {
    if (!(error instanceof ProviderError || error instanceof OutputError)) throw error
    note = `${error.message} The embedded engine answered instead.`
    // The provider's partial answer is no longer shown.
    context.report({ stage: 'Answering without the provider', fraction: null })
  }
  answered ??= await answerEmbedded(model, work, input, context, note)
  const output = parseWith(work.output, answered.output, 'The answer')
  const above = await warning
  const shown = [...(above ? [above] : []), ...work.present(output)]
  const blocks = parseWith(z.array(blockSchema), shown, 'The presentation')
  return { output, blocks, summary: work.summarize(output), engine: answered.engine }
}
