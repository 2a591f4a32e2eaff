/**
 * Figures that are read together, such as a column, with the same number of decimals: none if the largest has three
 * digits before the point, one if it has two, else two. Whole numbers alone have none.
 */
export function figuresAlike(values: readonly number[]): string[] {
  const largest = Math.max(0, ...values.map(Math.abs))
  const digits = values.every(Number.isInteger) || largest >= 100 ? 0 : largest >= 10 ? 1 : 2
  const format = new Intl.NumberFormat('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  })
  return values.map((value) => format.format(value))
}
