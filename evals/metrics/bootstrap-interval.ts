import { seededRandom } from '@vitrine/basics/seeded-random.ts'

/**
 * 95 % percentile interval of any figure over rows, by drawing the rows again with replacement. Seeded: the same rows give
 * the same interval.
 */
export function bootstrapInterval<Row>(
  rows: readonly Row[],
  figure: (rows: readonly Row[]) => number,
  draws = 1000,
): [low: number, high: number] {
  if (rows.length === 0) return [Number.NaN, Number.NaN]
  const random = seededRandom(20_260_101)
  const values = Array.from({ length: draws }, () =>
    figure(rows.map(() => rows[Math.floor(random() * rows.length)] as Row)),
  ).sort((left, right) => left - right)
  return [values[Math.floor(draws * 0.025)] ?? Number.NaN, values[Math.ceil(draws * 0.975) - 1] ?? Number.NaN]
}
