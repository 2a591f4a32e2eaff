import type { Span } from '@vitrine/engines/speech/find-speech.ts'
import type { AudioSentiment, Emotion } from './schema.ts'

type Label = AudioSentiment['label']

/** How pleasant each emotion is, −1…1: rounded from the affect norms of its name. */
const valence: Readonly<Record<Emotion, number>> = {
  anger: -0.8,
  disgust: -0.7,
  fear: -0.6,
  sadness: -0.7,
  boredom: -0.3,
  neutral: 0,
  happiness: 0.8,
}

/** A mood closer to 0 than this is called neutral. */
const neutralBand = 0.2

/** Emotions in a voice are recognised less reliably than words. */
const voiceWeight = 0.5

const clamp = (value: number) => Math.max(-1, Math.min(1, value))

export const valenceOf = (emotions: readonly { emotion: Emotion; probability: number }[]): number =>
  clamp(emotions.reduce((sum, { emotion, probability }) => sum + probability * valence[emotion], 0))

/** The share of a mood's sureness that is left where the words alone would have another label than the words and the voice together. */
const divided = 0.5

/** How sure a mood is, by the surer of voice and words; less where these have another label than both together. */
export function moodSureness(label: Label, voice: number, words: { label: Label; confidence: number } | null): number {
  if (words === null) return voice
  return words.label === label ? Math.max(voice, words.confidence) : divided * words.confidence
}

export const moodLabel = (score: number): Label =>
  score > neutralBand ? 'positive' : score < -neutralBand ? 'negative' : 'neutral'

/** Combines both scores; `trust` is the recogniser's confidence in the words, 0…1. */
export function moodTogether(voice: number | null, words: number | null, trust: number): number {
  if (words === null) return voice ?? 0
  if (voice === null) return words
  return clamp((voiceWeight * voice + trust * words) / (voiceWeight + trust))
}

interface Scored extends Span {
  score: number
}

/** The mood at each step; through a pause the last one holds, and before the first word it is neutral. */
export function moodCurve(stretches: readonly Scored[], seconds: number): AudioSentiment['curve'] {
  const step = Math.max(0.5, seconds / 600)
  const values: number[] = []
  for (let time = step / 2; time < seconds; time += step) {
    const current = stretches.findLast(({ start }) => start <= time)
    values.push(current?.score ?? 0)
  }
  return { step, values: values.length === 0 ? [stretches[0]?.score ?? 0] : values }
}
