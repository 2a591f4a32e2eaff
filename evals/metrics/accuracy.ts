/** Share of answers that equal the gold. */
export function accuracy<Label>(gold: readonly Label[], predicted: readonly Label[]): number {
  if (gold.length === 0) return 0
  return gold.filter((label, index) => label === predicted[index]).length / gold.length
}
