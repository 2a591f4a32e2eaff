export type SentimentLabel = 'negative' | 'neutral' | 'positive'

// The thresholds that VADER's authors publish their three-class figures with.
const neutralBand = 0.05

/** Label of a score −1…1. */
export function labelOf(score: number): SentimentLabel {
  if (score >= neutralBand) return 'positive'
  return score <= -neutralBand ? 'negative' : 'neutral'
}
