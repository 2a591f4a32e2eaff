import { at } from '@vitrine/basics/at.ts'
import { totalLength } from '@vitrine/basics/spans.ts'
import type { Sound } from '@vitrine/engines/audio/sound.ts'
import { classifyVoice, voiceNetworkSchema } from '@vitrine/engines/audio/voice/classify-voice.ts'
import { findSpeech, type Span } from '@vitrine/engines/speech/find-speech.ts'
import { speechProbabilities } from '@vitrine/engines/speech/speech-probability.ts'
import { type Emotion, emotionSchema } from './schema.ts'
import description from './weights.json' with { type: 'json' }

const network = voiceNetworkSchema.parse(description)
const emotions = network.labels.map((label) => emotionSchema.parse(label))
const weights = new URL('./weights.onnx', import.meta.url)

/** Seconds; the network learned from sentences of two seconds, so longer stretches are split at their quietest points. */
const longest = 4
/** Seconds; a sentence up to this length is heard as a whole, with its pauses. */
const heardWhole = 3

export interface HeardEmotion extends Span {
  emotions: { emotion: Emotion; probability: number }[]
  /** False where the voice is unlike those that the network learnt from. */
  familiar: boolean
}

interface Listening {
  signal: AbortSignal
  /** Called with the share that is done, 0…1. */
  progress: (fraction: number) => void
}

/** The emotions of the voice in each stretch of speech. */
export async function hearVoice(sound: Sound, { signal, progress }: Listening): Promise<HeardEmotion[]> {
  const probabilities = await speechProbabilities(sound.samples, { signal })
  const found = findSpeech(probabilities, sound.seconds, { pause: 0.45, longest })
  const spans = found.length > 0 && sound.seconds <= heardWhole ? [{ start: 0, end: sound.seconds }] : found
  const heard: HeardEmotion[] = []
  for (const { start, end } of spans) {
    signal.throwIfAborted()
    const part = sound.samples.subarray(Math.round(start * sound.rate), Math.round(end * sound.rate))
    const { probabilities: chances, familiar } = await classifyVoice(part, weights, network)
    heard.push({
      start,
      end,
      emotions: emotions.map((emotion, index) => ({ emotion, probability: at(chances, index) })),
      familiar,
    })
    progress(heard.length / spans.length)
    // Features are computed on this thread: let an abort through.
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
  }
  return heard
}

const probabilityOf = (stretch: HeardEmotion, label: Emotion) =>
  stretch.emotions.find(({ emotion }) => emotion === label)?.probability ?? 0

/** Emotions over all stretches, weighted by length, most likely first. */
export function emotionsOverall(heard: readonly HeardEmotion[]): { label: Emotion; confidence: number }[] {
  if (heard.length === 0) return []
  const seconds = totalLength(heard)
  return emotions
    .map((label) => ({
      label,
      confidence: Math.min(
        1,
        heard.reduce((sum, stretch) => sum + (stretch.end - stretch.start) * probabilityOf(stretch, label), 0) /
          seconds,
      ),
    }))
    .sort((left, right) => right.confidence - left.confidence)
}

/** Whether the network knows voices like these, for at least half of the time. */
export function isFamiliar(heard: readonly HeardEmotion[]): boolean {
  const seconds = (stretches: readonly HeardEmotion[]) => totalLength(stretches)
  return heard.length > 0 && seconds(heard.filter(({ familiar }) => familiar)) >= seconds(heard) / 2
}

/** The language of the sentences that the network learned from and was measured on. */
const learnedLanguage = 'de'
/** Neutral sentences of English computer voices were called bored, with up to 0.95. */
const elsewhere = 0.6

/** How much of the network's sureness counts in a language (null: not known), 0…1: in other languages than German it was not measured. */
export const surenessIn = (language: string | null): number => (language === learnedLanguage ? 1 : elsewhere)

/** The emotions with `sureness` of their own and the rest left to chance, so that with 0.6 none is surer than 0.66. The likeliest stays the likeliest. A neutral voice claims nothing and stays as it is. */
export function nearerToChance(heard: readonly HeardEmotion[], sureness: number): HeardEmotion[] {
  const chance = (1 - sureness) / emotions.length
  return heard.map((stretch) => {
    const best = stretch.emotions.reduce((most, one) => (one.probability > most.probability ? one : most))
    if (best.emotion === 'neutral') return stretch
    const shown = stretch.emotions.map(({ emotion, probability }) => ({
      emotion,
      probability: sureness * probability + chance,
    }))
    return { ...stretch, emotions: shown }
  })
}
