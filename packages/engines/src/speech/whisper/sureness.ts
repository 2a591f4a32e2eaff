/** Fitted by evals/train/speech/fit-sureness.ts: log-odds of a word being right = slope × log-odds of its probability + offset. */
const slope = 1.19
const offset = 1.17

/** How often a word of this probability is right, 0…1. */
export function sureness(probability: number): number {
  const inside = Math.min(0.999, Math.max(0.001, probability))
  return 1 / (1 + Math.exp(-(slope * Math.log(inside / (1 - inside)) + offset)))
}
