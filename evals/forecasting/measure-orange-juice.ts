import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import type { ForecastStep } from '@vitrine/engines/forecast/accuracy/bands.ts'
import { forecastPanel } from '@vitrine/engines/forecast/forecast-panel.ts'
import { buildPanel } from '@vitrine/engines/forecast/table/build-panel.ts'
import { readTable } from '@vitrine/engines/tables/read-table.ts'
import type { Measured, MeasureInput } from '../measurement.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import { meanOf } from '../metrics/mean-of.ts'
import { readSet } from './read-set.ts'

interface JuiceRow {
  store: string
  brand: string
  week: number
  units: number
  price: number
  deal: number
  feat: number
}

interface JuiceForecast {
  row: JuiceRow
  step: ForecastStep
  naive: number
}

/** Last week that is known in each of the 12 rounds; weeks 2 and 3 after it are forecast. */
const lastKnownWeeks = Array.from({ length: 12 }, (_, round) => 135 + 2 * round)

/** The price is that of the row's own brand; sales are the exponential of `logmove`. */
function juiceRows(text: string): JuiceRow[] {
  const [heading = '', ...lines] = text.trim().split(/\r?\n/)
  const names = heading.split(',')
  return lines.map((line) => {
    const cells = line.split(',')
    const cell = (name: string) => cells[names.indexOf(name)] ?? ''
    return {
      store: cell('store'),
      brand: cell('brand'),
      week: Number(cell('week')),
      units: Math.exp(Number(cell('logmove'))),
      price: Number(cell(`price${cell('brand')}`)),
      deal: Number(cell('deal')),
      feat: Number(cell('feat')),
    }
  })
}

const weeksAhead = [2, 3]

/** Week 1 began on 14 September 1989. */
function weekStart(week: number): number {
  return Date.UTC(1989, 8, 14) + (week - 1) * 7 * 86_400_000
}

function isoWeek(week: number): string {
  return new Date(weekStart(week)).toISOString().slice(0, 10)
}

async function forecastJuice(rows: readonly JuiceRow[], lastKnown: number): Promise<JuiceForecast[]> {
  const seen = rows.filter((row) => row.week <= lastKnown + Math.max(...weeksAhead))
  const csv = seen.map(({ store, brand, week, units, price, deal, feat }) =>
    [isoWeek(week), store, brand, week <= lastKnown ? units.toFixed(2) : '', price, deal, feat].join(','),
  )
  const table = await readTable(new TextEncoder().encode(`week,store,brand,units,price,deal,feat\n${csv.join('\n')}\n`))
  const { panel, calendar } = buildPanel(table)
  const horizon = Math.max(...weeksAhead) + 1
  const forecasts = await forecastPanel(panel, { horizon })
  const place = new Map(panel.series.map((series, index) => [series.keys.join(' '), index]))
  return rows
    .filter((row) => weeksAhead.includes(row.week - lastKnown))
    .flatMap((row) => {
      const index = place.get(`${row.store} ${row.brand}`) ?? -1
      const series = panel.series[index]
      if (series === undefined) return []
      const end = series.start + series.values.length - 1
      const step = forecasts[index]?.steps[calendar.toStep(weekStart(row.week)) - end - 1]
      return step === undefined ? [] : [{ row, step, naive: series.values.at(-1) ?? 0 }]
    })
}

/**
 * As in Microsoft's forecasting best practices: sales are known up to the last week, price, deal and feat of the three weeks
 * after it too. Each round is a CSV as a person would upload it, with the coming weeks' units left empty.
 */
export async function measureOrangeJuice(folder: string, progress: MeasureInput['progress']): Promise<Measured> {
  const { text, split } = await readSet(folder, 'orange-juice', 'csv')
  const rows = juiceRows(text)
  const scored: JuiceForecast[] = []
  for (const week of lastKnownWeeks) {
    progress(`Orange juice: sales known up to week ${week}`)
    scored.push(...(await forecastJuice(rows, week)))
  }
  const ape = ({ row, step }: JuiceForecast) => (100 * Math.abs(row.units - step.value)) / row.units
  const common = {
    dataset: 'Orange juice (bayesm)',
    source: 'bayesm (R package), Dominick’s data',
    licence: 'GPL, data of a published study',
    split,
    n: scored.length,
  }
  const naiveError = meanOf(scored, ({ row, naive }) => (100 * Math.abs(row.units - naive)) / row.units)
  const inside =
    (low: 'low80' | 'low95', high: 'high80' | 'high95') =>
    ({ row, step }: JuiceForecast) =>
      row.units >= step[low] && row.units <= step[high] ? 100 : 0
  const share = (metric: string, of: (row: JuiceForecast) => number, note: string): Measurement => ({
    ...common,
    metric,
    value: meanOf(scored, of),
    higherIsBetter: true,
    interval95: bootstrapInterval(scored, (drawn) => meanOf(drawn, of), 200),
    floor: null,
    baseline: null,
    note,
  })
  return {
    measurements: [
      {
        ...common,
        metric: 'MAPE',
        value: meanOf(scored, ape),
        higherIsBetter: false,
        interval95: bootstrapInterval(scored, (drawn) => meanOf(drawn, ape), 200),
        floor: 45,
        baseline: { name: 'naive (last known week)', value: naiveError },
        note: '12 rounds, weeks 2 and 3 ahead, over store and brand. Published on the same protocol: LightGBM 36.3, ARIMA 70.8.',
      },
      share('share in 95 % band', inside('low95', 'high95'), 'Aim: 92 to 97 %.'),
      share('share in 80 % band', inside('low80', 'high80'), 'Aim: 80 %.'),
    ],
    failures: scored
      .toSorted((a, b) => ape(b) - ape(a))
      .slice(0, 2)
      .map(({ row, step }) => ({
        input: `Orange juice store ${row.store}, brand ${row.brand}, week ${row.week}`,
        expected: `${Math.round(row.units)} units`,
        answered: `${Math.round(step.value)} units (95 %: ${Math.round(step.low95)} to ${Math.round(step.high95)})`,
      })),
  }
}
