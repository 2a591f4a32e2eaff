import type { EngineStamp } from '@vitrine/contracts/analyses/analysis.ts'
import { ProviderError } from '@vitrine/errors/provider-error.ts'
import type { ModelWork } from '@vitrine/model-kit/model.ts'
import type { Provider } from '@vitrine/model-kit/provider-port.ts'
import type { PicturePrompt, ProviderPrompt } from '@vitrine/model-kit/provider-prompt.ts'
import type { RunContext, RunInput } from '@vitrine/model-kit/run-context.ts'
import { parseWith } from './parse-with.ts'

/** The provider's share of a run's deadline; the rest is for the embedded engine, should it have to step in. */
const providersShare = 0.6
/** Pixels, the size of the built-in painter's pictures. */
const pictureSide = 1024

interface Asking {
  provider: Provider
  input: RunInput
  context: RunContext
  /** Aborts with the run, and when the provider's share of the time is used up. */
  signal: AbortSignal
  stage: string
}

const paint = async (prompt: PicturePrompt<unknown>, { provider, input, context, signal }: Asking): Promise<unknown> =>
  prompt.accept(await provider.paint({ words: prompt.words(input), size: pictureSide, signal }), input, context)

async function read(
  work: ModelWork<unknown>,
  prompt: ProviderPrompt<unknown, unknown>,
  { provider, input, context, signal, stage }: Asking,
): Promise<unknown> {
  const { needs, instructions, preview } = prompt
  const output = prompt.answer ?? work.output
  const data = await prompt.data(input, context)
  signal.throwIfAborted()
  context.report({ stage, fraction: null })
  const onPart = preview && ((part: unknown) => context.report({ stage, fraction: null, preview: preview(part) }))
  const answer = await provider.answer({ needs, instructions, data, output, signal, onPart })
  return prompt.accept(parseWith(output, answer, 'The provider’s answer'), input, context)
}

/**
 * Returns a provider's answer; null if it has no model for the prompt or must not be asked. Throws `OutputError`, and
 * `ProviderError` also when so much of the run's time is used up that the embedded engine could no longer step in.
 */
export async function answerByProvider(
  work: ModelWork<unknown>,
  provider: Provider,
  input: RunInput,
  context: RunContext,
): Promise<{ output: unknown; engine: EngineStamp } | null> {
  const patience = AbortSignal.timeout(work.deadlineSeconds * 1000 * providersShare)
  const prompt = await work.prompt?.()
  const described = prompt && provider.describe(prompt.needs)
  if (!prompt || !described) return null
  if (prompt.needs !== 'image' && (await prompt.appliesTo?.(input, context)) === false) return null
  const stage = `Asking ${described.name}`
  context.report({ stage, fraction: null })
  const asking = { provider, input, context, signal: AbortSignal.any([context.signal, patience]), stage }
  try {
    const output = await (prompt.needs === 'image' ? paint(prompt, asking) : read(work, prompt, asking))
    return { output, engine: { kind: 'provider', ...described, note: null } }
  } catch (error) {
    if (!patience.aborted || context.signal.aborted) throw error
    throw new ProviderError('The provider took too long.', { transient: true, cause: error })
  }
}
