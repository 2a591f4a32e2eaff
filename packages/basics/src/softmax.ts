/** Probabilities of logits softened (temperature > 1) or sharpened (< 1); they sum to 1. */
export function softmax(logits: ArrayLike<number>, temperature = 1): number[] {
  const scaled = Array.from(logits, (logit) => logit / temperature)
  const highest = Math.max(...scaled)
  const exponentials = scaled.map((value) => Math.exp(value - highest))
  const sum = exponentials.reduce((total, value) => total + value, 0)
  return exponentials.map((value) => value / sum)
}

/** The logarithm of the sum of the exponentials, without their overflow; −∞ of no values. */
export function logSumExp(values: readonly number[]): number {
  if (values.length === 0) return Number.NEGATIVE_INFINITY
  const highest = Math.max(...values)
  return highest + Math.log(values.reduce((sum, value) => sum + Math.exp(value - highest), 0))
}
