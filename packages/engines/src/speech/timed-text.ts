import { at } from '@vitrine/basics/at.ts'
import type { TranscriptSegment } from './transcript.ts'

/** A transcript as running text in which every stretch knows when it was said. */
export interface TimedText {
  text: string
  /** When the stretch from `start` to `end` (offsets into `text`) was said, seconds. */
  timeOf: (start: number, end: number) => { start: number; end: number }
}

/** Joins segments with a space. Within a segment time passes with its characters. */
export function timedText(segments: readonly TranscriptSegment[]): TimedText {
  const starts: number[] = []
  let text = ''
  for (const segment of segments) {
    if (text !== '') text += ' '
    starts.push(text.length)
    text += segment.text
  }
  const momentOf = (offset: number): number => {
    const index = starts.findLastIndex((start) => start <= offset)
    const segment = segments[index]
    if (segment === undefined) return 0
    const share = (offset - at(starts, index)) / Math.max(1, segment.text.length)
    return segment.start + (segment.end - segment.start) * Math.min(1, share)
  }
  return { text, timeOf: (start, end) => ({ start: momentOf(start), end: Math.max(momentOf(start), momentOf(end)) }) }
}
