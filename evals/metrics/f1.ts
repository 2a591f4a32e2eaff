import { mean } from '@vitrine/basics/statistics.ts'
import { countEach } from '@vitrine/basics/tally.ts'

/** F1 of one class; 0 where the class is neither there nor predicted. */
export function f1OfClass<Label>(gold: readonly Label[], predicted: readonly Label[], label: Label): number {
  let hits = 0
  let marked = 0
  gold.forEach((truth, index) => {
    const isGold = truth === label
    const isPredicted = predicted[index] === label
    if (isGold && isPredicted) hits += 1
    marked += Number(isGold) + Number(isPredicted)
  })
  return marked === 0 ? 0 : (2 * hits) / marked
}

/** Mean of the F1 of every class that is in the gold. */
export function macroF1<Label>(gold: readonly Label[], predicted: readonly Label[]): number {
  const labels = [...new Set(gold)]
  return mean(labels.map((label) => f1OfClass(gold, predicted, label)))
}

/** Mean of the classes' F1, each weighted by its share of the gold. */
export function weightedF1<Label>(gold: readonly Label[], predicted: readonly Label[]): number {
  const counts = countEach(gold)
  return [...counts].reduce((sum, [label, count]) => sum + (count / gold.length) * f1OfClass(gold, predicted, label), 0)
}
