import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { coverage, smape } from '@vitrine/engines/forecast/accuracy/accuracy.ts'
import type { ForecastStep } from '@vitrine/engines/forecast/accuracy/bands.ts'
import { forecastPanel } from '@vitrine/engines/forecast/forecast-panel.ts'
import { removeSeasons } from '@vitrine/engines/forecast/methods/remove-seasons.ts'
import { seasonalNaive } from '@vitrine/engines/forecast/methods/seasonal-naive.ts'
import type { Measured, MeasureInput } from '../measurement.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import { meanOf } from '../metrics/mean-of.ts'
import { readSet } from './read-set.ts'

interface M3Row {
  id: string
  period: 'YEARLY' | 'QUARTERLY' | 'MONTHLY' | 'OTHER'
  h: number
  x: number[]
  xx: number[]
}

const seasonOf = { YEARLY: 1, QUARTERLY: 4, MONTHLY: 12, OTHER: 1 } as const

interface Scored {
  id: string
  period: string
  error: number
  baseline: number
  inside95: number
  inside80: number
  actual: readonly number[]
  steps: readonly ForecastStep[]
}

function insideBands(actual: readonly number[], steps: readonly ForecastStep[]) {
  const between = (low: 'low80' | 'low95', high: 'high80' | 'high95') =>
    coverage(
      actual,
      steps.map((step) => step[low]),
      steps.map((step) => step[high]),
    )
  return { inside95: between('low95', 'high95'), inside80: between('low80', 'high80') }
}

/** One series through the shipped engine, as a panel of its own. */
async function scoreM3(row: M3Row): Promise<Scored> {
  const season = seasonOf[row.period]
  const seasonLengths = season > 1 ? [season] : []
  const series = [{ name: row.id, keys: [], start: 0, values: row.x, drivers: [] }]
  const [forecast] = await forecastPanel(
    { series, driverNames: [], seasonLengths, placeInYear: null },
    { horizon: row.h },
  )
  const steps = forecast?.steps ?? []
  const { level, restore } = removeSeasons(row.x, seasonLengths)
  return {
    id: `M3 ${row.id}`,
    period: row.period,
    error: smape(
      row.xx,
      steps.map((step) => step.value),
    ),
    baseline: smape(row.xx, restore(seasonalNaive(level, 1, row.h))),
    ...insideBands(row.xx, steps),
    actual: row.xx,
    steps,
  }
}

function listed(values: readonly number[]): string {
  return values.slice(0, 6).map(Math.round).join(', ')
}

function worstOf(scored: readonly Scored[], count: number): Measured['failures'] {
  return scored
    .toSorted((a, b) => b.error - a.error)
    .slice(0, count)
    .map((row) => ({
      input: `${row.id} (${row.period.toLowerCase()})`,
      expected: `${listed(row.actual)} …`,
      answered: `${listed(row.steps.map((step) => step.value))} … (sMAPE ${row.error.toFixed(0)} %)`,
    }))
}

export async function measureM3(folder: string, progress: MeasureInput['progress']): Promise<Measured> {
  const { text, split } = await readSet(folder, 'm3', 'jsonl')
  const rows = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as M3Row)
  const scored: Scored[] = []
  for (const row of rows) {
    if (scored.length % 200 === 0) progress(`M3: ${scored.length} of ${rows.length} series`)
    scored.push(await scoreM3(row))
  }
  const common = {
    dataset: 'M3 competition',
    source: 'Mcomp (R package)',
    licence: 'GPL-3, data of a published study',
    split,
  }
  const figure = (part: readonly Scored[], name: string, floor: number | null): Measurement => ({
    ...common,
    n: part.length,
    metric: name,
    value: meanOf(part, (row) => row.error),
    higherIsBetter: false,
    interval95: bootstrapInterval(part, (drawn) => meanOf(drawn, (row) => row.error)),
    floor,
    baseline: { name: 'Naive2', value: meanOf(part, (row) => row.baseline) },
  })
  const share = (metric: string, of: (row: Scored) => number, note: string): Measurement => ({
    ...common,
    n: scored.length,
    metric,
    value: 100 * meanOf(scored, of),
    higherIsBetter: true,
    interval95: bootstrapInterval(scored, (drawn) => 100 * meanOf(drawn, of)),
    floor: null,
    baseline: null,
    note,
  })
  const periods = Object.keys(seasonOf).filter((period) => scored.some((row) => row.period === period))
  return {
    measurements: [
      figure(scored, 'sMAPE', 13.1),
      ...periods.map((period) =>
        figure(
          scored.filter((row) => row.period === period),
          `sMAPE, ${period.toLowerCase()}`,
          null,
        ),
      ),
      share('share in 95 % band', (row) => row.inside95, 'Aim: 92 to 97 %. Mean over series.'),
      share('share in 80 % band', (row) => row.inside80, 'Aim: 80 %. Mean over series.'),
    ],
    failures: worstOf(scored, 3),
  }
}
