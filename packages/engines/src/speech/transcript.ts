import { mean } from '@vitrine/basics/statistics.ts'
import type { SpeechSpan } from './find-speech.ts'

export interface TranscriptWord {
  start: number
  end: number
  /** With the marks that follow it. */
  text: string
  /** 0…1. */
  confidence: number
}

/** A sentence, or words between two pauses, seconds from the start of the sound. */
export interface TranscriptSegment {
  start: number
  end: number
  text: string
  /** 0…1, or null where the recogniser does not tell. */
  confidence: number | null
  /** Left out where the recogniser does not tell. */
  words?: TranscriptWord[] | undefined
}

/** Who recognised the words, as a reader of the result should see it. */
export interface RecogniserStamp {
  kind: 'provider' | 'whisper'
  name: string
  version: string
}

export interface Transcript {
  text: string
  segments: readonly TranscriptSegment[]
  /** Null where nobody speaks, so that nothing was recognised. */
  recogniser: RecogniserStamp | null
  /** ISO 639 code of what is spoken most; null where nobody speaks or the recogniser does not say. */
  language: string | null
  /** Where somebody speaks, whether or not words were recognised there. */
  speech: readonly SpeechSpan[]
  /** What a reader of the result should know, in sentences. */
  notes: readonly string[]
}

export const nothingSaid: Transcript = {
  text: '',
  segments: [],
  recogniser: null,
  language: null,
  speech: [],
  notes: [],
}

export const textOfSegments = (segments: readonly TranscriptSegment[]): string =>
  segments
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' ')

/** Mean over the segments, weighted by their length; null where no segment has a confidence. */
export function meanConfidence(segments: readonly TranscriptSegment[]): number | null {
  let [sum, weight] = [0, 0]
  for (const { start, end, confidence } of segments) {
    if (confidence === null) continue
    // A segment without length still counts for something.
    const length = Math.max(0.1, end - start)
    sum += confidence * length
    weight += length
  }
  return weight === 0 ? null : sum / weight
}

/** Mean over the lower half of at least one confidence. */
export function lessSureHalf(confidences: readonly number[]): number {
  const half = confidences.toSorted((a, b) => a - b).slice(0, Math.ceil(confidences.length / 2))
  return mean(half)
}

/**
 * How sure a whole transcript is: the mean over the less sure half of its words, 0…1. Misheard names and figures hide in the mean of all, which sure
 * articles and prepositions hold up. Where a recogniser gives no confidence per word, the segments' mean; null where it gives none at all.
 */
export function doubtfulHalf(segments: readonly TranscriptSegment[]): number | null {
  const words = segments.flatMap((segment) => segment.words ?? []).map(({ confidence }) => confidence)
  if (words.length === 0) return meanConfidence(segments)
  return lessSureHalf(words)
}
