import { isMissing } from './parse-number.ts'

/** A figure and the unit after it, "92 Stk.", or before it, "Rs 1,200". */
const unitAfter = /^([-+]?[$€£¥₹]? ?\d[\d.,' ]*?) ?([\p{L}²³]{1,8}\.?)$/u
const unitBefore = /^(\p{L}{1,4}\.?) ?([-+]?\d[\d.,']*)$/u

const unitShare = 0.95

/**
 * The cells of a column in which nearly every figure has the same unit, without that unit; null for any other column. Figures in two units ('500 g', '2 kg')
 * cannot be compared, and a leading letter ('A100') means a code.
 */
export function withoutUnit(cells: readonly string[]): string[] | null {
  const present = cells.filter((cell) => !isMissing(cell))
  const first = unitAfter.exec(present[0] ?? '') ?? unitBefore.exec(present[0] ?? '')
  if (first === null) return null
  const after = unitAfter.test(present[0] ?? '')
  const unit = (after ? first[2] : first[1])?.toLowerCase()
  if (!after && !/[ .]/.test(present[0] ?? '')) return null
  let united = 0
  const bare = cells.map((cell) => {
    const found = (after ? unitAfter : unitBefore).exec(cell)
    if (found === null || (after ? found[2] : found[1])?.toLowerCase() !== unit) return cell
    united += 1
    return (after ? found[1] : found[2]) ?? cell
  })
  return united >= unitShare * present.length ? bare : null
}
