import type { PreparedSeries } from './prepared-panel.ts'

const mostRows = 120_000

export interface RowPlace {
  index: number
  origin: number
  ahead: number
}

/** Every step as a target, from one to three distances each; thinned evenly above the maximum number of rows. */
export function trainingRows(
  series: readonly PreparedSeries[],
  horizon: number,
  seen: (index: number) => number,
): RowPlace[] {
  const total = series.reduce((sum, _, index) => sum + seen(index), 0)
  const repeats = Math.min(horizon, total < 10_000 ? 3 : total < 20_000 ? 2 : 1)
  const places: RowPlace[] = []
  series.forEach((one, index) => {
    for (let target = 5; target < seen(index); target += 1) {
      if (Number.isNaN(one.values[target] ?? Number.NaN)) continue
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        const ahead = 1 + ((target * 7 + index * 3 + Math.floor((repeat * horizon) / repeats)) % horizon)
        if (target - ahead >= 3) places.push({ index, origin: target - ahead + 1, ahead })
      }
    }
  })
  const stride = Math.max(1, Math.ceil(places.length / mostRows))
  return places.filter((_, row) => row % stride === 0)
}
