/**
 * How sure a value is, 0…1, from how well label and place fit (0…1), how legible its words are and whether
 * the sums it is part of come out right.
 */
export function confidenceOf(
  score: number,
  { legibility, agreement }: { legibility: number; agreement: number },
): number {
  const fit = 0.25 + 0.7 * Math.min(1, score) + (agreement >= 1 ? 0.15 : 0)
  return Math.round(1000 * Math.min(0.99, Math.max(0.05, fit * (0.4 + 0.6 * legibility)))) / 1000
}
