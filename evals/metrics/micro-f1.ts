export interface Found {
  /** Answers that equal the gold. */
  right: number
  answered: number
  gold: number
}

/** F1 over everything answered and everything in the gold together; 0 where there is nothing. */
export function microF1(rows: readonly Found[]): number {
  const right = rows.reduce((sum, row) => sum + row.right, 0)
  const all = rows.reduce((sum, row) => sum + row.answered + row.gold, 0)
  return all === 0 ? 0 : (2 * right) / all
}
