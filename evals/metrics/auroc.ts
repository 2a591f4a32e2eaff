/**
 * Chance that a positive scores above a negative (ties count half): the area under the ROC curve,
 * by the rank sum of Mann and Whitney.
 */
export function auroc(positives: readonly number[], negatives: readonly number[]): number {
  const all = [
    ...positives.map((score) => ({ score, positive: true })),
    ...negatives.map((score) => ({ score, positive: false })),
  ].sort((left, right) => left.score - right.score)
  let rankSum = 0
  for (let start = 0; start < all.length; ) {
    let end = start
    while (all[end + 1]?.score === all[start]?.score) end += 1
    const ties = all.slice(start, end + 1).filter(({ positive }) => positive).length
    rankSum += ties * ((start + end) / 2 + 1)
    start = end + 1
  }
  const count = positives.length
  return (rankSum - (count * (count + 1)) / 2) / (count * negatives.length)
}
