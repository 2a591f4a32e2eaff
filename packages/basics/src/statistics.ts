/** Arithmetic mean; 0 for no values. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/** The middle value, or the mean of the two in the middle; 0 for no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return mean(sorted.slice(sorted.length % 2 === 1 ? middle : Math.max(0, middle - 1), middle + 1))
}

/** Of a whole population (divided by n, not n − 1); 0 for no values. */
export function standardDeviation(values: readonly number[]): number {
  const centre = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)))
}

/** The value at index ⌊share × n⌋ of the sorted values, the largest if that is past the end; 0 for no values. */
export function quantile(values: Iterable<number>, share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

/** How many of the values are no NaN. */
export const countNumbers = (values: Float64Array): number =>
  values.reduce((count, value) => count + (Number.isNaN(value) ? 0 : 1), 0)
