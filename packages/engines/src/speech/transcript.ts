import type { SpeechSpan } from './find-speech.ts'

/** Words between two natural pauses, seconds from the start of the sound. */
export interface TranscriptSegment {
  start: number
  end: number
  text: string
  /** 0…1, or null where the recogniser does not tell. */
  confidence: number | null
}

/** Who recognised the words, as a reader of the result should see it. */
export interface RecogniserStamp {
  kind: 'provider' | 'whisper' | 'pocketsphinx'
  name: string
  version: string
}

export interface Transcript {
  text: string
  segments: readonly TranscriptSegment[]
  /** Null where nobody speaks, so that nothing was recognised. */
  recogniser: RecogniserStamp | null
  /** Where somebody speaks, whether or not words were recognised there. */
  speech: readonly SpeechSpan[]
  /** What a reader of the result should know, in sentences. */
  notes: readonly string[]
}

export const textOfSegments = (segments: readonly TranscriptSegment[]): string =>
  segments
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' ')

/** Mean over the segments, weighed by their length; null where no segment tells. */
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
