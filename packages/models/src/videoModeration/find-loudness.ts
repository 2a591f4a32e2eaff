import { measureLoudness } from '@vitrine/engines/audio/loudness.ts'
import type { Sound } from '@vitrine/engines/audio/sound.ts'
import type { VideoModeration } from './schema.ts'

const frameSeconds = 0.25
/** dBFS: near the loudest that the file can hold. */
const loud = -8
/** A rise this sudden (dB) to at least this level (dBFS) is frightening. */
const jump = { by: 25, to: -16 }
const before = 8

/** Where the sound is near the loudest possible, or starts suddenly. */
export function findLoudness({ samples, rate }: Sound): {
  loudness: NonNullable<VideoModeration['loudness']>
  events: VideoModeration['events']
} {
  const { frames, meanDecibels, peakDecibels, frameSeconds: step } = measureLoudness(samples, rate, frameSeconds)
  const events: VideoModeration['events'] = []
  frames.forEach((level, index) => {
    const earlier = frames.subarray(Math.max(0, index - before), index).toSorted()
    const usual = earlier[Math.floor(earlier.length / 2)]
    const sudden = usual !== undefined && earlier.length >= 2 && level >= jump.to && level - usual >= jump.by
    if (level < loud && !sudden) return
    const label = sudden ? 'sudden loud sound' : 'loud sound'
    const [start, end] = [index * step, (index + 1) * step]
    const last = events.at(-1)
    if (last && start - last.end <= step) last.end = end
    else events.push({ start, end, label, confidence: 0.9, kind: 'loud', words: null, frame: null })
  })
  return { loudness: { meanDecibels, peakDecibels }, events }
}
