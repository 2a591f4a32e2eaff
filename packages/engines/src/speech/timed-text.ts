import { at } from '@vitrine/basics/at.ts'
import { overlaps } from '@vitrine/basics/spans.ts'
import { joinedText } from '../text/joined-text.ts'
import { lessSureHalf, meanConfidence, type TranscriptSegment } from './transcript.ts'

/** A transcript as running text in which every stretch knows when it was said. */
export interface TimedText {
  text: string
  /** When the stretch from `start` to `end` (offsets into `text`) was said, seconds. */
  timeOf: (start: number, end: number) => { start: number; end: number }
  /**
   * How surely the stretch from `start` to `end` was recognised, 0…1: the mean over the less sure half of its words, since a name among sure words may be
   * misheard. The segments' where their words are not told; null where nothing is.
   */
  surenessOf: (start: number, end: number) => number | null
}

interface PlacedWord {
  start: number
  end: number
  confidence: number
}

/** The words of a segment by their place in the text, the segment's own beginning at `offset`. */
function placedWords({ text, words = [] }: TranscriptSegment, offset: number): PlacedWord[] {
  let from = 0
  return words.flatMap(({ text: word, confidence }) => {
    const found = text.indexOf(word, from)
    if (found < 0) return []
    from = found + word.length
    return [{ start: offset + found, end: offset + from, confidence }]
  })
}

/** Joins segments with a space. Within a segment time passes with its characters. */
export function timedText(segments: readonly TranscriptSegment[]): TimedText {
  const { text, starts } = joinedText(segments.map((segment) => segment.text))
  const momentOf = (offset: number): number => {
    const index = starts.findLastIndex((start) => start <= offset)
    const segment = segments[index]
    if (segment === undefined) return 0
    const share = (offset - at(starts, index)) / Math.max(1, segment.text.length)
    return segment.start + (segment.end - segment.start) * Math.min(1, share)
  }
  const words = segments.flatMap((segment, index) => placedWords(segment, at(starts, index)))
  const timeOf = (start: number, end: number) => ({
    start: momentOf(start),
    end: Math.max(momentOf(start), momentOf(end)),
  })
  const surenessOf = (start: number, end: number): number | null => {
    const there = words.filter((word) => overlaps(word, { start, end })).map(({ confidence }) => confidence)
    if (there.length > 0) return lessSureHalf(there)
    const moment = timeOf(start, end)
    return meanConfidence(segments.filter((segment) => overlaps(segment, moment)))
  }
  return { text, timeOf, surenessOf }
}
