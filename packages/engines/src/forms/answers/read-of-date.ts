import type { Span } from '../rows/search-rows.ts'
import { readOfSpans } from '../tables/cells.ts'
import { otherReading } from '../values/dates.ts'
import type { Read } from '../values/read.ts'
import { ofTwoReadings } from './confidence.ts'
import type { Locale } from './parse-answer.ts'

/** A date found by its position, with the confidence of one of two readings where the order of day and month is unknown. */
export function readOfDate(
  { value, span }: { value: string; span: Span },
  { dateOrderProven }: Locale,
  score: number,
): Read<string> {
  const undecided = !dateOrderProven && otherReading(span.text, value) !== null
  const read = readOfSpans([span], score)
  return { ...read, value, confidence: Math.min(read.confidence, undecided ? ofTwoReadings : 1) }
}
