import { mean } from '@vitrine/basics/statistics.ts'
import type { Track } from '@vitrine/engines/video/follow-objects.ts'
import type { AskedThing } from './asked-thing.ts'
import { type CountsOverTime, spansWith } from './counts-over-time.ts'
import type { Answer } from './schema.ts'
import type { VideoEvidence } from './video-evidence.ts'

export type Said = Omit<Answer, 'question'>

/** A question about things that the detector knows, with its detections of them. */
export interface About {
  question: string
  thing: AskedThing
  tracks: readonly Track[]
  counts: CountsOverTime
  evidence: VideoEvidence
  confidence: number
}
export const unseen = (answer: string, confidence = 0): Said => ({ answer, found: false, confidence, citations: [] })
export const quantity = (count: number, { one, many }: AskedThing) => `${count} ${count === 1 ? one : many}`

/** How sure the detector was of things, over all its sightings of them, 0…1. */
export const detectorSureness = (tracks: readonly Track[]): number =>
  mean(tracks.flatMap(({ sightings }) => sightings.map(({ confidence }) => confidence)))

/** The times when at least `least` were in view. */
export const spansOf = ({ counts, evidence }: About, least = 1) => spansWith(counts, least, evidence.video.stillStep)

export const cite = (about: About, spans: readonly { start: number; end: number }[], count?: number) =>
  spans.slice(0, 6).map((span) => ({ ...span, quote: `${quantity(count ?? 1, about.thing)} in view` }))
