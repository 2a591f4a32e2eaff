/** A stretch of a text in characters, or of a recording in seconds; `end` is the first place after it. */
interface Span {
  start: number
  end: number
}

/** Whether the two share more than an edge. */
export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && one.end > other.start

/** Whether `inner` lies within `outer`; the two may be the same. */
export const isWithin = (inner: Span, outer: Span): boolean => inner.start >= outer.start && inner.end <= outer.end

/** The lengths of all, in the unit of the spans. What overlaps counts twice. */
export const totalLength = (spans: readonly Span[]): number =>
  spans.reduce((sum, { start, end }) => sum + end - start, 0)
