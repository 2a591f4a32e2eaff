/** One series of a panel, on the panel's grid of equal steps. */
export interface PanelSeries {
  name: string
  /** The words that identify it, one for each key column: ['store 2', 'brand 1']. */
  keys: readonly string[]
  /** Place of the first value on the panel's grid. */
  start: number
  /** From the first to the last observed step; NaN where a step is missing. */
  values: readonly number[]
  /** Driver by driver, from the same first step on and past the last value where it is known ahead; NaN where missing. */
  drivers: readonly (readonly number[])[]
}

export interface Panel {
  series: readonly PanelSeries[]
  driverNames: readonly string[]
  /** In steps, ascending; empty when the steps have no cycle. */
  seasonLengths: readonly number[]
  /** Place in the year, 0…1, of a step on the grid; null when the grid has no calendar. */
  placeInYear: ((step: number) => number) | null
}

/** Fills missing values by linear interpolation, and at the ends with the nearest value. */
export function fillGaps(values: readonly number[]): number[] {
  const filled = [...values]
  let before = -1
  for (let index = 0; index <= filled.length; index += 1) {
    const here = filled[index]
    if (index < filled.length && (here === undefined || Number.isNaN(here))) continue
    for (let gap = before + 1; gap < index; gap += 1) {
      const left = filled[before]
      filled[gap] =
        left === undefined
          ? (here ?? 0)
          : here === undefined
            ? left
            : left + ((here - left) * (gap - before)) / (index - before)
    }
    before = index
  }
  return filled
}
