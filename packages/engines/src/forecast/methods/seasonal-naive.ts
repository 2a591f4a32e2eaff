/** The value of the same season one cycle ago; with `seasonLength` 1 the last value. */
export function seasonalNaive(history: readonly number[], seasonLength: number, horizon: number): number[] {
  const cycle = history.length >= seasonLength ? seasonLength : 1
  return Array.from({ length: horizon }, (_, step) => history[history.length - cycle + (step % cycle)] ?? Number.NaN)
}
