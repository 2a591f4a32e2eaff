import { parseJson } from '@vitrine/basics/parse-json.ts'
import { ProviderError } from '@vitrine/errors/provider-error.ts'
import type { PictureRequest } from '@vitrine/model-kit/provider-port.ts'
import type { ProvidedPicture } from '@vitrine/model-kit/provider-prompt.ts'
import { APICallError } from 'ai'
import { z } from 'zod'
import { asProviderError } from './as-provider-error.ts'
import { callError } from './call-error.ts'
import type { ProviderConfiguration } from './provider-configuration.ts'
import { readLimited } from './read-limited.ts'
import { retryTransient } from './retry-transient.ts'

/** Milliseconds; large models take half a minute and longer. */
const defaultTimeout = 90_000
const defaultRetries = 1
/** Bytes of the whole answer: a picture of 15 MB in base64. */
const largestAnswer = 20 * 1_048_576

const answerSchema = z.object({ data: z.array(z.object({ b64_json: z.string().min(1) })).min(1) })
const base64 = /^[A-Za-z0-9+/\s]+={0,2}\s*$/

function pictureIn(body: string, otherwise: () => Error): ProvidedPicture {
  const parsed = answerSchema.safeParse(parseJson(body))
  const encoded = parsed.data?.data[0]?.b64_json
  // Buffer.from would skip characters that are not base64 and produce a broken picture.
  if (encoded === undefined || !base64.test(encoded)) throw otherwise()
  return { bytes: new Uint8Array(Buffer.from(encoded, 'base64')) }
}

/**
 * Generates pictures by `/images/generations` of the OpenAI protocol. Pictures are requested inside the answer, never
 * by URL: an answer must not make us fetch from anywhere. Models that support URLs only refuse `response_format` with
 * 400 and are asked again without it.
 */
export function openAICompatiblePainter(configuration: ProviderConfiguration) {
  const { baseUrl, apiKey, imageModel, timeout = defaultTimeout, retries = defaultRetries } = configuration
  const url = `${baseUrl.replace(/\/$/, '')}/images/generations`

  const post = async ({ words, size, signal }: PictureRequest, form: { response_format?: 'b64_json' }) => {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
      body: JSON.stringify({ model: imageModel, prompt: words, n: 1, size: `${size}x${size}`, ...form }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw callError(url, response)
    }
    return pictureIn(await readLimited(response, largestAnswer), () => callError(url, response))
  }

  const ask = async (request: PictureRequest): Promise<ProvidedPicture> => {
    try {
      return await post(request, { response_format: 'b64_json' }).catch((error: unknown) => {
        if (APICallError.isInstance(error) && error.statusCode === 400) return post(request, {})
        throw error
      })
    } catch (error) {
      request.signal.throwIfAborted()
      throw error instanceof ProviderError ? error : asProviderError(error)
    }
  }

  return async (request: PictureRequest): Promise<ProvidedPicture> => {
    if (imageModel === undefined) {
      throw new ProviderError('The provider has no image model.', { transient: false, hint: 'Set AI_IMAGE_MODEL.' })
    }
    return retryTransient(() => ask(request), { retries, patience: timeout, signal: request.signal })
  }
}
