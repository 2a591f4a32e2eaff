interface Span {
  start: number
  end: number
  weight: number
  label?: string | undefined
}

interface Piece {
  start: number
  text: string
  span: Span | null
}

/** Splits a text at the edges of its spans. Of overlapping spans, the first is kept. */
export function cutSpans(text: string, spans: readonly Span[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    if (span.start < at || span.end <= span.start) continue
    if (span.start > at) pieces.push({ start: at, text: text.slice(at, span.start), span: null })
    pieces.push({ start: span.start, text: text.slice(span.start, span.end), span })
    at = span.end
  }
  if (at < text.length) pieces.push({ start: at, text: text.slice(at), span: null })
  return pieces
}
