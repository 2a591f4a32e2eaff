import { at } from '@vitrine/basics/at.ts'
export interface Prediction {
  confidence: number
  right: boolean
}

/** Expected calibration error: how far confidence and accuracy lie apart, over ten equal bins, weighted by their rows. */
export function calibrationError(predictions: readonly Prediction[], bins = 10): number {
  const gaps = Array.from({ length: bins }, () => 0)
  for (const { confidence, right } of predictions) {
    const bin = Math.min(bins - 1, Math.floor(confidence * bins))
    gaps[bin] = at(gaps, bin) + confidence - Number(right)
  }
  return gaps.reduce((sum, gap) => sum + Math.abs(gap), 0) / Math.max(1, predictions.length)
}
