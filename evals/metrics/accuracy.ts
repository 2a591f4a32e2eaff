/** Share of answers that equal the gold. */
export function accuracy<Label>(gold: readonly Label[], predicted: readonly Label[]): number {
  if (gold.length === 0) return 0
  return gold.filter((label, index) => label === predicted[index]).length / gold.length
}

/** The same of answers that each know what is right. */
export const accuracyOf = <Label>(answers: readonly { gold: Label; predicted: Label }[]): number =>
  accuracy(
    answers.map(({ gold }) => gold),
    answers.map(({ predicted }) => predicted),
  )
