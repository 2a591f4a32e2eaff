import { type TimedText, timedText } from '@vitrine/engines/speech/timed-text.ts'
import type { TranscriptSegment } from '@vitrine/engines/speech/transcript.ts'

/** About a paragraph. Words. */
const fullPassage = 90
/** Seconds; a pause this long starts a new topic. */
const newTopic = 4

/** A transcript cut into passages at pauses, each with the time of every stretch. */
export function spokenPassages(segments: readonly TranscriptSegment[]): TimedText[] {
  const groups: TranscriptSegment[][] = []
  let words = 0
  for (const segment of segments) {
    const length = segment.text.split(/\s+/).length
    const last = groups.at(-1)
    const silence = segment.start - (last?.at(-1)?.end ?? segment.start)
    if (last && words + length <= fullPassage && silence < newTopic) {
      last.push(segment)
      words += length
    } else {
      groups.push([segment])
      words = length
    }
  }
  return groups.map(timedText)
}
