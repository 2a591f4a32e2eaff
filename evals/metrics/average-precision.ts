/**
 * Area under the precision-recall curve as average precision: the mean, over the positives, of the precision at their rank.
 * Rows of one score share one rank.
 */
export function averagePrecision(scores: readonly number[], isPositive: readonly boolean[]): number {
  const ranked = scores.map((score, index) => ({ score, positive: isPositive[index] === true }))
  ranked.sort((left, right) => right.score - left.score)
  const positives = ranked.filter(({ positive }) => positive).length
  let hits = 0
  let area = 0
  for (let start = 0; start < ranked.length; ) {
    let end = start
    while (ranked[end + 1]?.score === ranked[start]?.score) end += 1
    const found = ranked.slice(start, end + 1).filter(({ positive }) => positive).length
    hits += found
    area += (found * hits) / (end + 1)
    start = end + 1
  }
  return positives === 0 ? 0 : area / positives
}
