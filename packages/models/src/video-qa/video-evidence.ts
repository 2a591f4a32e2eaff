import { clockTime } from '@vitrine/basics/clock-time.ts'
import { mean } from '@vitrine/basics/statistics.ts'
import type { Sighting, Track } from '@vitrine/engines/video/follow-objects.ts'
import type { WatchedVideo } from '@vitrine/engines/video/watch-video.ts'
import { pluralOf } from './asked-thing.ts'
import { countsOf, mostAtOnce } from './counts-over-time.ts'
import type { VideoAnswer } from './schema.ts'

/** What was seen, heard and read in a video: nothing else may be told of it. */
export interface VideoEvidence {
  video: WatchedVideo
  tracks: readonly Track[]
  /** Sightings too weak to rest an answer on. */
  guesses: readonly Sighting[]
}

export const timesOf = ({ video }: VideoEvidence): number[] => video.stills.map(({ time }) => time)

export const spanWords = ({ start, end }: { start: number; end: number }): string =>
  clockTime(start) === clockTime(end) ? `at ${clockTime(start)}` : `from ${clockTime(start)} to ${clockTime(end)}`

const seenOf = (tracks: readonly Track[]) => tracks.flatMap((track) => track.sightings)

/** What was recognised, kind by kind, the most often seen first; what moves unrecognised is one kind. */
export function thingsOf(evidence: VideoEvidence): VideoAnswer['things'] {
  const kinds = [...Map.groupBy(evidence.tracks, ({ label, named }) => (named ? label : 'moving thing'))]
  return kinds
    .sort(([, a], [, b]) => seenOf(b).length - seenOf(a).length)
    .map(([label, tracks]) => {
      const times = seenOf(tracks).map(({ time }) => time)
      return {
        label,
        named: tracks.every(({ named }) => named),
        mostAtOnce: mostAtOnce(countsOf(tracks, timesOf(evidence))),
        inAll: tracks.length,
        firstSeen: Math.min(...times),
        lastSeen: Math.max(...times),
        confidence: mean(seenOf(tracks).map(({ confidence }) => confidence)),
      }
    })
}

export function nameOf(thing: VideoAnswer['things'][number], count: number): string {
  if (!thing.named) return count === 1 ? 'moving thing' : 'moving things'
  // The cast: named things carry the detector's own label.
  return count === 1 ? thing.label : pluralOf(thing.label as Track['label'])
}
