import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'

interface ChartRow {
  date: string
  history?: number | null
  forecast?: number
  band80?: [number, number]
  band95?: [number, number]
}

/** One row per date. The last known value also starts the forecast, so that the two lines meet. */
export function chartRows({ history, forecast }: BlockOf<'series'>['series'][number]): ChartRow[] {
  const rows: ChartRow[] = history.map(({ date, value }) => ({ date, history: value }))
  const last = rows.at(-1)
  if (last?.history != null && forecast.length > 0) {
    last.forecast = last.history
    last.band80 = [last.history, last.history]
    last.band95 = [last.history, last.history]
  }
  for (const { date, value, low80, high80, low95, high95 } of forecast) {
    rows.push({ date, forecast: value, band80: [low80, high80], band95: [low95, high95] })
  }
  return rows
}
