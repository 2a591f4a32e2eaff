import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { ProviderError } from '@vitrine/errors/provider-error.ts'
import type { Provider, ProviderRequest } from '@vitrine/model-kit/provider-port.ts'
import type { PromptPart } from '@vitrine/model-kit/provider-prompt.ts'
import { generateText, Output } from 'ai'
import { asProviderError } from './as-provider-error.ts'
import type { ProviderConfiguration } from './provider-configuration.ts'
import { retryTransient } from './retry-transient.ts'

const defaultTimeout = 30_000
const defaultRetries = 2

/**
 * Answers by any endpoint that speaks the OpenAI chat protocol, with structured output by the model's own schema.
 * Every failure is a `ProviderError`: transient ones (no connection, timeout, 408, 429, 5xx) after retries with
 * backoff, the others (refused key, answer that is no JSON or not of the schema) at once.
 */
export const openAICompatibleProvider = (configuration: ProviderConfiguration): Provider => {
  const { baseUrl, apiKey, timeout = defaultTimeout, retries = defaultRetries } = configuration
  const endpoint = createOpenAICompatible({
    name: 'provider',
    baseURL: baseUrl,
    supportsStructuredOutputs: true,
    ...(apiKey && { apiKey }),
  })

  const modelFor = (needs: ProviderRequest<unknown>['needs']) =>
    needs === 'vision' ? configuration.visionModel : configuration.chatModel

  const ask = async <Value>(model: string, request: ProviderRequest<Value>): Promise<Value> => {
    try {
      const { output } = await generateText({
        model: endpoint.chatModel(model),
        instructions: request.instructions,
        messages: [{ role: 'user', content: request.data.map(contentOf) }],
        output: Output.object({ schema: request.output }),
        temperature: 0,
        // Ours: the library's own retries count a broken answer as final but cannot be told about our errors.
        maxRetries: 0,
        abortSignal: AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]),
      })
      return output
    } catch (error) {
      request.signal.throwIfAborted()
      throw asProviderError(error)
    }
  }

  return {
    describe: (needs) => {
      const model = modelFor(needs)
      return model === undefined ? null : { name: new URL(baseUrl).host, version: model }
    },
    answer: async (request) => {
      const model = modelFor(request.needs)
      if (model === undefined) {
        throw new ProviderError(`The provider has no ${request.needs} model.`, {
          transient: false,
          hint: `Set AI_${request.needs.toUpperCase()}_MODEL.`,
        })
      }
      return retryTransient(() => ask(model, request), { retries, signal: request.signal })
    },
  }
}

const contentOf = (part: PromptPart) =>
  part.type === 'text'
    ? { type: 'text' as const, text: part.text }
    : { type: 'file' as const, data: part.bytes, mediaType: part.mediaType }
