interface ListedLine {
  amount: { value: number } | null
}

/** The sum of the lines' amounts; a line without one counts as 0. */
export const sumOfAmounts = (lines: readonly ListedLine[]): number =>
  lines.reduce((sum, { amount }) => sum + (amount?.value ?? 0), 0)

/** Fewer lines may add up to the next one's amount by chance. */
const fewestAbove = 3
const tolerance = 0.005

/** Without the last lines that all state what those above come to: 'Fees 173.00', 'Card 173.00'. */
function withoutRepeatedSum<L extends ListedLine>(lines: readonly L[]): readonly L[] {
  const end = lines.findIndex((_, index) => {
    const sum = sumOfAmounts(lines.slice(0, index))
    const rest = lines.slice(index)
    return index > 1 && rest.length > 1 && rest.every(({ amount }) => Math.abs(sum - (amount?.value ?? 0)) < tolerance)
  })
  return end < 0 ? lines : lines.slice(0, end)
}

/**
 * Without the lines that sum up those above them: 'Honorar' over 'Material', 'Replacement cost value'. Where lines are
 * `marked`, by a date or a code, two of them are enough, and a marked one is never a sum.
 */
export function withoutRunningSums<L extends ListedLine>(
  listed: readonly L[],
  marked: (line: L) => boolean = () => false,
): L[] {
  const lines = withoutRepeatedSum(listed)
  const isSum = (line: L, index: number): boolean => {
    const above = lines.slice(0, index)
    const enough = above.filter(marked).length >= 2 || above.length >= fewestAbove
    const sum = sumOfAmounts(above)
    return enough && !marked(line) && Math.abs(sum - (line.amount?.value ?? 0)) < tolerance
  }
  return lines.filter((line, index) => !isSum(line, index))
}
