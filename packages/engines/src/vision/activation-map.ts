import { at } from '@vitrine/basics/at.ts'
/** How much each cell of a grid over the picture speaks for a class; `values` run row by row. */
export interface ActivationMap {
  rows: number
  columns: number
  values: number[]
}

export interface Region {
  /** [x0, y0, x1, y1] as fractions of the picture. */
  box: [number, number, number, number]
  /** Share of the whole map's evidence that lies in the region. */
  weight: number
}

/** Evidence for the class as 0…1; what speaks against it is 0. A map with no evidence stays all 0. */
export function heatOf({ rows, columns, values }: ActivationMap): ActivationMap {
  const highest = Math.max(...values)
  return {
    rows,
    columns,
    values: values.map((value) => (highest > 0 ? Math.round((Math.max(0, value) / highest) * 1000) / 1000 : 0)),
  }
}

/** Cells joined to `start` by their sides, all of at least `least`; they are added to `seen`. */
function spread({ rows, columns, values }: ActivationMap, start: number, least: number, seen: Set<number>): number[] {
  const found = [start]
  seen.add(start)
  for (const cell of found) {
    const column = cell % columns
    const row = (cell - column) / columns
    const beside = [
      column > 0 ? cell - 1 : -1,
      column < columns - 1 ? cell + 1 : -1,
      row > 0 ? cell - columns : -1,
      row < rows - 1 ? cell + columns : -1,
    ]
    for (const next of beside) {
      if (next < 0 || seen.has(next) || at(values, next) < least) continue
      seen.add(next)
      found.push(next)
    }
  }
  return found
}

/**
 * The places that decided: joined cells of at least half the highest heat, heaviest first.
 * `heat` is a map of 0…1 as `heatOf` makes it.
 */
export function regionsOf(heat: ActivationMap, atMost = 3): Region[] {
  const total = heat.values.reduce((sum, value) => sum + value, 0)
  if (total === 0) return []
  const seen = new Set<number>()
  const regions: Region[] = []
  heat.values.forEach((value, cell) => {
    if (value < 0.5 || seen.has(cell)) return
    const cells = spread(heat, cell, 0.5, seen)
    const across = cells.map((each) => each % heat.columns)
    const down = cells.map((each) => Math.floor(each / heat.columns))
    regions.push({
      box: [
        Math.min(...across) / heat.columns,
        Math.min(...down) / heat.rows,
        (Math.max(...across) + 1) / heat.columns,
        (Math.max(...down) + 1) / heat.rows,
      ],
      weight: cells.reduce((sum, each) => sum + at(heat.values, each), 0) / total,
    })
  })
  return regions.sort((a, b) => b.weight - a.weight).slice(0, atMost)
}
