import { at } from '@vitrine/basics/at.ts'
import { mean } from '@vitrine/basics/statistics.ts'

/** Pearson's correlation; 0 where one side does not vary. */
export function pearson(left: readonly number[], right: readonly number[]): number {
  const leftMean = mean(left)
  const rightMean = mean(right)
  let together = 0
  let leftSquares = 0
  let rightSquares = 0
  left.forEach((value, index) => {
    const leftPart = value - leftMean
    const rightPart = at(right, index) - rightMean
    together += leftPart * rightPart
    leftSquares += leftPart * leftPart
    rightSquares += rightPart * rightPart
  })
  return leftSquares === 0 || rightSquares === 0 ? 0 : together / Math.sqrt(leftSquares * rightSquares)
}
