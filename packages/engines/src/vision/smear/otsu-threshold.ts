import { at } from '@vitrine/basics/at.ts'
/** The brightness that parts pixels best into dark and light (Otsu): values up to it are dark. */
export function otsuThreshold(values: Uint8Array): number {
  const counts = new Float64Array(256)
  // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
  for (const value of values) counts[value] = (counts[value] as number) + 1
  const total = values.length
  const sum = counts.reduce((all, count, value) => all + count * value, 0)
  let darkCount = 0
  let darkSum = 0
  let best = { score: -1, threshold: 127 }
  for (let value = 0; value < 255; value++) {
    darkCount += at(counts, value)
    darkSum += at(counts, value) * value
    if (darkCount === 0 || darkCount === total) continue
    const apart = darkSum / darkCount - (sum - darkSum) / (total - darkCount)
    const score = darkCount * (total - darkCount) * apart * apart
    if (score > best.score) best = { score, threshold: value }
  }
  return best.threshold
}
