import { boxAround } from '../../documents/layout/box.ts'
import { confidenceOf } from '../../forms/answers/confidence.ts'
import type { Span } from '../../forms/rows/search-rows.ts'
import type { Stated } from './shipment-facts.ts'

/** The text of these stretches, as a stated fact. */
export const statedSpans = (spans: readonly Span[]): Stated => ({
  text: spans.map((span) => span.text).join(' '),
  confidence: confidenceOf(0.9, { legibility: Math.min(...spans.map((span) => span.confidence)) }),
  place: { page: spans[0]?.row.page ?? 1, box: boxAround(spans.map((span) => span.box)) },
})
