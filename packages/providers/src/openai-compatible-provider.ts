import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { ProviderError } from '@vitrine/errors/provider-error.ts'
import type { Provider, ProviderRequest } from '@vitrine/model-kit/provider-port.ts'
import type { PromptPart } from '@vitrine/model-kit/provider-prompt.ts'
import { generateText, Output } from 'ai'
import { asProviderError } from './as-provider-error.ts'
import { askedInWords, refusesSchemas } from './asked-in-words.ts'
import { inPieces } from './in-pieces.ts'
import { openAICompatiblePainter } from './openai-compatible-painter.ts'
import type { ProviderConfiguration } from './provider-configuration.ts'
import { retryTransient } from './retry-transient.ts'
import { streamAnswer } from './stream-answer.ts'

const defaultTimeout = 30_000
const defaultRetries = 2

const contentOf = (part: PromptPart) =>
  part.type === 'text'
    ? { type: 'text' as const, text: part.text }
    : { type: 'file' as const, data: part.bytes, mediaType: part.mediaType }

/**
 * Answers by any endpoint that speaks the OpenAI chat protocol, with structured output by the model's own schema. An
 * endpoint without schema support is asked for JSON, with the schema in words. Every failure is a `ProviderError`:
 * transient ones (no connection, timeout, 408, 429, 5xx) after retries with backoff, the others (refused key, invalid
 * JSON or output) at once.
 */
export function openAICompatibleProvider(configuration: ProviderConfiguration): Provider {
  const { baseUrl, apiKey, timeout = defaultTimeout, retries = defaultRetries } = configuration
  let takesSchemas = true
  const endpoint = createOpenAICompatible({
    name: 'provider',
    baseURL: baseUrl,
    supportsStructuredOutputs: true,
    // Documents and the key are sent only to the configured endpoint, never to where a redirect points.
    fetch: async (input, init) => inPieces(await fetch(input, { ...init, redirect: 'error' })),
    transformRequestBody: (body) => (takesSchemas ? body : askedInWords(body)),
    ...(apiKey && { apiKey }),
  })

  const modelFor = (needs: ProviderRequest<unknown>['needs']) =>
    needs === 'vision' ? configuration.visionModel : configuration.chatModel

  const described = (needs: Parameters<Provider['describe']>[0]) =>
    needs === 'image' ? configuration.imageModel : modelFor(needs)

  const ask = async <Value>(model: string, request: ProviderRequest<Value>): Promise<Value> => {
    const asked = {
      model: endpoint.chatModel(model),
      instructions: request.instructions,
      messages: [{ role: 'user' as const, content: request.data.map(contentOf) }],
      temperature: 0,
      // We retry ourselves: the library's own retries do not know our errors.
      maxRetries: 0,
      abortSignal: AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]),
    }
    try {
      if (request.onPart) return await streamAnswer(asked, request.output, request.onPart)
      return (await generateText({ ...asked, output: Output.object({ schema: request.output }) })).output
    } catch (error) {
      request.signal.throwIfAborted()
      if (takesSchemas && refusesSchemas(error)) {
        takesSchemas = false
        return ask(model, request)
      }
      throw asProviderError(error)
    }
  }

  return {
    describe: (needs) => {
      const model = described(needs)
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
      return retryTransient(() => ask(model, request), { retries, patience: timeout, signal: request.signal })
    },
    paint: openAICompatiblePainter(configuration),
  }
}
