import { at } from '@vitrine/basics/at.ts'
export interface Span {
  first: number
  last: number
  score: number
}

// Pieces; longer than any answer in the training set.
const longestSpan = 30

/** The stretches whose start and end score highest together, best first, no end before its start. */
export function likeliestSpans(starts: Float32Array, ends: Float32Array, wanted = 12): Span[] {
  const spans: Span[] = []
  for (let first = 0; first < starts.length; first += 1) {
    for (let last = first; last < Math.min(starts.length, first + longestSpan); last += 1) {
      spans.push({ first, last, score: at(starts, first) + at(ends, last) })
    }
  }
  return spans.sort((a, b) => b.score - a.score).slice(0, wanted)
}
