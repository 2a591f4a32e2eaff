/** Gives whole numbers from `low` to `high`; the ends come half as often as what is between. */
export const wholeBetween =
  (random: () => number) =>
  (low: number, high: number): number =>
    Math.round(low + random() * (high - low))
