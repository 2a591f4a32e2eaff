import type { ProvidedTranscript, SpeechRecording, TranscriptionProvider } from '@vitrine/model-kit/speech-port.ts'
import { APICallError } from 'ai'
import { z } from 'zod'
import { asProviderError } from './as-provider-error.ts'
import { callError } from './call-error.ts'
import type { ProviderConfiguration } from './provider-configuration.ts'
import { retryTransient } from './retry-transient.ts'

/** Milliseconds; half an hour of speech takes a large model a while. */
const defaultTimeout = 120_000
const defaultRetries = 2
/**
 * Whisper's own rule for a segment without speech: its no-speech probability, and the mean log probability of the
 * words.
 */
const noSpeech = { probability: 0.6, logProbability: -1 }

const answerSchema = z.object({
  text: z.string(),
  segments: z
    .array(
      z.object({
        start: z.number().min(0),
        end: z.number().min(0),
        text: z.string(),
        avg_logprob: z.number().nullish(),
        no_speech_prob: z.number().nullish(),
      }),
    )
    .nullish(),
})
type Answer = z.infer<typeof answerSchema>

const asTranscript = ({ text, segments }: Answer): ProvidedTranscript => ({
  text: text.trim(),
  segments:
    segments == null || segments.length === 0
      ? null
      : segments
          .filter(
            ({ no_speech_prob: silence, avg_logprob: words }) =>
              !((silence ?? 0) > noSpeech.probability && (words ?? 0) < noSpeech.logProbability),
          )
          .map((segment) => ({
            start: segment.start,
            end: Math.max(segment.start, segment.end),
            text: segment.text.trim(),
            confidence: segment.avg_logprob == null ? null : Math.min(1, Math.exp(segment.avg_logprob)),
          })),
})

/**
 * Transcribes by `/audio/transcriptions` of the OpenAI protocol; null if no model for it is configured. Models without
 * timestamps refuse `verbose_json` with 400 and are asked again for the text alone.
 */
export function openAICompatibleTranscription(configuration: ProviderConfiguration): TranscriptionProvider | null {
  const { baseUrl, apiKey, transcriptionModel, timeout = defaultTimeout, retries = defaultRetries } = configuration
  if (transcriptionModel === undefined) return null
  const url = `${baseUrl.replace(/\/$/, '')}/audio/transcriptions`

  const post = async ({ bytes, name, mediaType, signal }: SpeechRecording, format: 'verbose_json' | 'json') => {
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(bytes)], { type: mediaType }), name)
    body.set('model', transcriptionModel)
    body.set('response_format', format)
    body.set('temperature', '0')
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      body,
      headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw callError(url, response)
    }
    const parsed = answerSchema.safeParse(await response.json().catch(() => null))
    if (!parsed.success) throw callError(url, response)
    return parsed.data
  }

  const ask = async (recording: SpeechRecording): Promise<Answer> => {
    try {
      return await post(recording, 'verbose_json').catch((error: unknown) => {
        if (APICallError.isInstance(error) && error.statusCode === 400) return post(recording, 'json')
        throw error
      })
    } catch (error) {
      recording.signal.throwIfAborted()
      throw asProviderError(error)
    }
  }

  return {
    name: new URL(baseUrl).host,
    version: transcriptionModel,
    transcribe: async (recording) =>
      asTranscript(
        await retryTransient(() => ask(recording), { retries, patience: timeout, signal: recording.signal }),
      ),
  }
}
