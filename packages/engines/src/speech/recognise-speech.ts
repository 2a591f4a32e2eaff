import { clockTime } from '@vitrine/basics/clock-time.ts'
import { totalLength } from '@vitrine/basics/spans.ts'
import { ProviderError } from '@vitrine/errors/provider-error.ts'
import type { Sound } from '../audio/sound.ts'
import { openWhisper } from './configured-whisper.ts'
import { findSpeech, type Span, type SpeechSpan } from './find-speech.ts'
import type { SpeechEquipment } from './speech-equipment.ts'
import { speechProbabilities, speechRate } from './speech-probability.ts'
import {
  nothingSaid,
  type RecogniserStamp,
  type Transcript,
  type TranscriptSegment,
  textOfSegments,
} from './transcript.ts'
import type { NamesFor } from './whisper/hear-windows.ts'
import { runWhisper } from './whisper/run-whisper.ts'

/** A recording, decoded and as it came. */
export interface Recording {
  /** At 16 kHz. */
  sound: Sound
  bytes: Uint8Array
  name: string
  mediaType: string
}

export interface RecogniseOptions {
  /** Left out, Vitrine's own Whisper answers. */
  equipment?: SpeechEquipment | undefined
  signal: AbortSignal
  /** `fraction` 0…1 of the recognition. */
  report: (progress: { stage: string; fraction: number | null }) => void
  /** Technical names for a second pass of Vitrine's own Whisper where they may have been said. */
  namesFor?: NamesFor | undefined
}

interface Recognised {
  segments: TranscriptSegment[]
  language: string | null
  recogniser: RecogniserStamp
}

/** A Whisper model hears half a minute at once. */
const whisperSpans = { pause: 1.5, longest: 28 }
const shorterThanWindow = { pause: 0.45, longest: 28 }

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
      language: null,
    }
  } catch (error) {
    if (error instanceof ProviderError) return `${error.message} Another recogniser answered instead.`
    throw error
  }
}

/** What was heard last, and when: the words show while the rest is listened to. */
function progressOf({ start }: Span, text: string, fraction: number) {
  const words = text.length > 90 ? `…${text.slice(-88)}` : text
  const stage = text === '' ? `Listening from ${clockTime(start)}` : `${clockTime(start)} “${words}”`
  return { stage, fraction: 0.15 + 0.85 * fraction }
}

async function askConfiguredWhisper(
  { sound }: Recording,
  spans: readonly SpeechSpan[],
  { equipment, signal, report }: RecogniseOptions,
): Attempt {
  if (equipment?.model == null) return null
  report({ stage: 'Opening the speech model', fraction: 0.15 })
  const opened = await openWhisper(equipment.model, equipment.cacheFolder).catch(() => null)
  signal.throwIfAborted()
  if (opened === null) {
    return 'The speech model that is configured cannot be loaded: its files or the package for it are missing.'
  }
  const all = totalLength(spans)
  let done = 0
  const segments = await opened.recognise(sound.samples, sound.rate, spans, {
    signal,
    heard: (index, text) => {
      const span = spans[index]
      if (!span) return
      done += span.end - span.start
      report(progressOf(span, text, done / all))
    },
  })
  return { segments, language: null, recogniser: { kind: 'whisper', name: 'Whisper', version: opened.name } }
}

async function askOwnWhisper(
  { sound }: Recording,
  spans: readonly SpeechSpan[],
  { signal, report, namesFor }: RecogniseOptions,
): Promise<Recognised> {
  report({ stage: 'Opening the speech model', fraction: 0.15 })
  const { segments, language } = await runWhisper(sound.samples, spans, {
    signal,
    namesFor,
    heard: (window, text, fraction) => report(progressOf(window, text, fraction)),
  })
  return { segments, language, recogniser: { kind: 'whisper', name: 'Whisper', version: 'base' } }
}

/**
 * What is said in a recording, by the best recogniser that is there: the provider, the Whisper model that is configured, then
 * the one that is shipped. Where one fails the next answers, with a note. Speech is looked for first, so that silence and noise are not
 * read as words.
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
  if (spans.length === 0) return { ...nothingSaid, notes: [] }

  const notes: string[] = []
  const tries = [
    () => askProvider(recording, spans, options),
    () => askConfiguredWhisper(recording, findSpeech(probabilities, sound.seconds, whisperSpans), options),
  ]
  for (const attempt of tries) {
    const answer = await attempt()
    if (typeof answer === 'string') notes.push(answer)
    else if (answer !== null) return { text: textOfSegments(answer.segments), ...answer, speech: spans, notes }
  }
  const answer = await askOwnWhisper(recording, findSpeech(probabilities, sound.seconds, shorterThanWindow), options)
  return { text: textOfSegments(answer.segments), ...answer, speech: spans, notes }
}
