import { ProviderError } from '@vitrine/errors/provider-error.ts'
import { Unavailable } from '@vitrine/errors/unavailable.ts'
import type { Sound } from '../audio/sound.ts'
import { findSpeech, type SpeechSpan } from './find-speech.ts'
import { runPocketsphinx, type SphinxWord } from './pocketsphinx.ts'
import type { SpeechEquipment } from './speech-equipment.ts'
import { speechProbabilities, speechRate } from './speech-probability.ts'
import { type RecogniserStamp, textOfSegments, type Transcript, type TranscriptSegment } from './transcript.ts'
import { openWhisper } from './whisper.ts'

/** A recording, decoded and as it came. */
export interface Recording {
  /** At 16 kHz. */
  sound: Sound
  bytes: Uint8Array
  name: string
  mediaType: string
}

export interface RecogniseOptions {
  /** Left out, only the last resort is there. */
  equipment?: SpeechEquipment | undefined
  signal: AbortSignal
  /** `fraction` 0…1 of the recognition. */
  report: (progress: { stage: string; fraction: number | null }) => void
}

interface Recognised {
  segments: TranscriptSegment[]
  recogniser: RecogniserStamp
}

/** Whisper hears half a minute at once, and profits from what was said before. */
const whisperSpans = { pause: 1.5, longest: 28 }

/**
 * What is said in a recording, by the best recogniser that is there: the provider, Whisper, then pocketsphinx.
 * Where one fails the next answers, with a note. Speech is looked for first, so that silence and noise are not read as
 * words. Throws `Unavailable` engine-missing where there is none.
 */
export async function recogniseSpeech(recording: Recording, options: RecogniseOptions): Promise<Transcript> {
  const { sound } = recording
  if (sound.rate !== speechRate) throw new Error(`Speech is recognised at ${speechRate} samples per second.`)
  options.report({ stage: 'Looking for speech', fraction: 0 })
  const probabilities = await speechProbabilities(sound.samples, {
    signal: options.signal,
    progress: (share) => options.report({ stage: 'Looking for speech', fraction: 0.15 * share }),
  })
  const spans = findSpeech(probabilities, sound.seconds)
  if (spans.length === 0) return { text: '', segments: [], recogniser: null, speech: [], notes: [] }

  const notes: string[] = []
  const tries = [
    () => askProvider(recording, spans, options),
    () => askWhisper(recording, findSpeech(probabilities, sound.seconds, whisperSpans), options),
    () => askPocketsphinx(recording, spans, options),
  ]
  for (const attempt of tries) {
    const answer = await attempt()
    if (typeof answer === 'string') notes.push(answer)
    else if (answer !== null) {
      return { text: textOfSegments(answer.segments), ...answer, speech: spans, notes }
    }
  }
  throw new Unavailable('engine-missing', ['No speech recogniser is here.', ...notes].join(' '), {
    hint:
      'On the server, set AI_BASE_URL and AI_TRANSCRIPTION_MODEL, or SPEECH_MODEL to a folder with a Whisper model, ' +
      'or install the packages pocketsphinx and pocketsphinx-en-us.',
  })
}

/** The answer, a note on why there is none, or null where it is not configured. */
type Attempt = Promise<Recognised | string | null>

async function askProvider(recording: Recording, spans: readonly SpeechSpan[], options: RecogniseOptions): Attempt {
  const provider = options.equipment?.provider
  if (!provider) return null
  const { name, version } = provider
  options.report({ stage: `Asking ${name}`, fraction: null })
  try {
    const { bytes, name: fileName, mediaType } = recording
    const { text, segments } = await provider.transcribe({ bytes, name: fileName, mediaType, signal: options.signal })
    const whole = { start: spans[0]?.start ?? 0, end: spans.at(-1)?.end ?? 0, text, confidence: null }
    return {
      segments: (segments ?? [whole]).filter((segment) => segment.text !== ''),
      recogniser: { kind: 'provider', name, version },
    }
  } catch (error) {
    if (error instanceof ProviderError) return `${error.message} Another recogniser answered instead.`
    throw error
  }
}

async function askWhisper(
  { sound }: Recording,
  spans: readonly SpeechSpan[],
  { equipment, signal, report }: RecogniseOptions,
): Attempt {
  if (equipment?.model == null) return null
  report({ stage: 'Opening the speech model', fraction: 0.15 })
  const opened = await openWhisper(equipment.model, equipment.cacheFolder).catch(() => null)
  signal.throwIfAborted()
  if (opened === null) {
    return 'The speech model that SPEECH_MODEL names cannot be loaded: its files or the package for it are missing.'
  }
  const segments = await opened.recognise(sound.samples, sound.rate, spans, {
    signal,
    heard: (span, text) => report(progressOf(span, spans, text)),
  })
  return { segments, recogniser: { kind: 'whisper', name: 'Whisper', version: opened.name } }
}

async function askPocketsphinx(
  { sound }: Recording,
  spans: readonly SpeechSpan[],
  { signal, report }: RecogniseOptions,
): Attempt {
  // Several listen at once, so that spans are done out of order.
  const done = new Set<number>()
  const heard = (span: number, words: readonly SphinxWord[]) => {
    done.add(span)
    report(progressOf(span, spans, words.map(({ text }) => text).join(' '), done))
  }
  const words = await runPocketsphinx(sound.samples, sound.rate, spans, { signal, heard })
  if (words === null) return null
  const segments = words.flatMap((part, index) => asSegment(part, spans[index]))
  return { segments, recogniser: { kind: 'pocketsphinx', name: 'PocketSphinx', version: 'en-us' } }
}

/** A pause ends a sentence more often than not; the recogniser itself knows neither capitals nor full stops. */
function asSegment(words: readonly SphinxWord[], span: SpeechSpan | undefined): TranscriptSegment[] {
  const [first] = words
  if (!first || !span) return []
  const text = words.map((word) => (/^i(?:'|$)/.test(word.text) ? `I${word.text.slice(1)}` : word.text)).join(' ')
  const mean = words.reduce((sum, word) => sum + word.posterior, 0) / words.length
  return [
    {
      start: Math.max(span.start, first.start),
      end: Math.min(span.end, words.at(-1)?.end ?? span.end),
      text: `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`,
      confidence: mean,
    },
  ]
}

function progressOf(span: number, spans: readonly SpeechSpan[], text: string, heard?: ReadonlySet<number>) {
  const finished = spans.filter((_, index) => heard?.has(index) ?? index <= span)
  const done = finished.reduce((sum, { start, end }) => sum + end - start, 0)
  const all = spans.reduce((sum, { start, end }) => sum + end - start, 0)
  const words = text.length > 90 ? `…${text.slice(-88)}` : text
  const minutes = Math.floor((spans[span]?.start ?? 0) / 60)
  const seconds = String(Math.floor((spans[span]?.start ?? 0) % 60)).padStart(2, '0')
  return { stage: `${minutes}:${seconds} “${words}”`, fraction: 0.15 + 0.85 * (done / all) }
}
