/** Probabilities of logits softened (temperature > 1) or sharpened (< 1); they sum to 1. */
export function softmax(logits: ArrayLike<number>, temperature = 1): number[] {
  const scaled = Array.from(logits, (logit) => logit / temperature)
  const highest = Math.max(...scaled)
  const exponentials = scaled.map((value) => Math.exp(value - highest))
  const sum = exponentials.reduce((total, value) => total + value, 0)
  return exponentials.map((value) => value / sum)
}
