import { at } from '@vitrine/basics/at.ts'

/** Gaussian elimination with partial pivoting. */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length
  for (let column = 0; column < size; column += 1) {
    let pivot = column
    for (let row = column + 1; row < size; row += 1) {
      if (Math.abs(at(at(matrix, row), column)) > Math.abs(at(at(matrix, pivot), column))) pivot = row
    }
    const pivotLine = at(matrix, pivot)
    ;[matrix[pivot], matrix[column]] = [at(matrix, column), pivotLine]
    ;[right[pivot], right[column]] = [at(right, column), at(right, pivot)]
    const lead = at(pivotLine, column)
    if (Math.abs(lead) < 1e-12) continue
    for (let row = column + 1; row < size; row += 1) {
      const line = at(matrix, row)
      const factor = at(line, column) / lead
      if (factor === 0) continue
      for (let k = column; k < size; k += 1) line[k] = at(line, k) - factor * at(pivotLine, k)
      right[row] = at(right, row) - factor * at(right, column)
    }
  }
  const answer = Array.from({ length: size }, () => 0)
  for (let row = size - 1; row >= 0; row -= 1) {
    const line = at(matrix, row)
    let sum = at(right, row)
    for (let k = row + 1; k < size; k += 1) sum -= at(line, k) * at(answer, k)
    const lead = at(line, row)
    answer[row] = Math.abs(lead) < 1e-12 ? 0 : sum / lead
  }
  return answer
}

/**
 * Ridge regression towards a prior: minimises Σ(y − x·β)² + strength·Σ scale_j·(β_j − prior_j)², where scale_j is the
 * column's mean square, so that `strength` counts as that many observations. Columns without variation keep the prior.
 * Hoerl & Kennard, Technometrics 12 (1970).
 */
export function ridge(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  strength: number,
  prior: readonly number[],
  scale: readonly number[],
): number[] {
  const size = prior.length
  const matrix = Array.from({ length: size }, () => Array.from({ length: size }, () => 0))
  const right = Array.from({ length: size }, () => 0)
  rows.forEach((row, index) => {
    const target = at(targets, index) - row.reduce((sum, value, j) => sum + value * at(prior, j), 0)
    for (let j = 0; j < size; j += 1) {
      const value = at(row, j)
      if (value === 0) continue
      right[j] = at(right, j) + value * target
      const line = matrix[j]
      if (line === undefined) continue
      for (let k = 0; k < size; k += 1) line[k] = at(line, k) + value * at(row, k)
    }
  })
  for (let j = 0; j < size; j += 1) {
    const line = matrix[j]
    if (line !== undefined) line[j] = at(line, j) + strength * at(scale, j) + 1e-9
  }
  return solve(matrix, right).map((step, j) => step + at(prior, j))
}
