import { openPace } from '@vitrine/basics/pace.ts'
import { changepoints, searchedSteps } from '@vitrine/engines/forecast/findings/changepoints.ts'
import { outliers } from '@vitrine/engines/forecast/findings/outliers.ts'
import { seasonStrength } from '@vitrine/engines/forecast/findings/season-strength.ts'
import { stockAdvice } from '@vitrine/engines/forecast/findings/stock-advice.ts'
import { forecastPanel, type SeriesForecast } from '@vitrine/engines/forecast/forecast-panel.ts'
import { fillGaps, type Panel, type PanelSeries } from '@vitrine/engines/forecast/panel.ts'
import { buildPanel, type TablePanel } from '@vitrine/engines/forecast/table/build-panel.ts'
import { readTable } from '@vitrine/engines/tables/read-table.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { confidenceOf } from './confidence.ts'
import { cycleName, nameOfPlace } from './cycle-names.ts'
import { measurementIn } from './measurements.ts'
import { notesOn } from './notes.ts'
import { readOptions } from './options.ts'
import type { DemandPlan, PlannedSeries } from './schema.ts'
import { asksWhatIf, panelWhatIf } from './what-if.ts'

/** Maximum that a browser can draw and a person can read. */
const mostSeries = 500
const mostForecastSteps = 20_000
const mostHistoryValues = 30_000

function sumOf({ values }: PanelSeries): number {
  return values.reduce((total, value) => total + (Number.isNaN(value) ? 0 : value), 0)
}

function largestSeries(panel: Panel, most: number): { panel: Panel; omitted: number } {
  const sorted = panel.series
    .map((series) => ({ series, sum: sumOf(series) }))
    .toSorted((a, b) => b.sum - a.sum)
    .map(({ series }) => series)
  return { panel: { ...panel, series: sorted.slice(0, most) }, omitted: Math.max(0, sorted.length - most) }
}

const totalOf = (forecasts: readonly SeriesForecast[], duration: number): number =>
  forecasts.flatMap(({ steps }) => steps.slice(0, duration)).reduce((total, { value }) => total + value, 0)

interface PlanSettings {
  duration: number
  leadTime: number
  serviceLevel: number
  /** History values listed for each series. */
  kept: number
  /** Of what is measured and not sold no forecast is sure, nor where much of the table may be misread. */
  isTrusted: boolean
}

/** The width of the 80 % bands as a share of the values, over all steps: some days nothing is sold. */
function bandOf({ steps }: SeriesForecast): number {
  const width = steps.reduce((sum, { low80, high80 }) => sum + high80 - low80, 0)
  return width / Math.max(1e-9, Math.abs(steps.reduce((sum, { value }) => sum + value, 0)))
}

/** Share of rows without a date above which the rest is hardly the whole. */
const mostUndated = 0.2

const mayBeMisread = ({ unsureOrder, undatedRows }: TablePanel['notes'], rows: number): boolean =>
  unsureOrder !== null || undatedRows > mostUndated * rows

function planSeries(
  series: PanelSeries,
  forecast: SeriesForecast,
  { calendar, panel }: TablePanel,
  { duration, leadTime, serviceLevel, kept, isTrusted }: PlanSettings,
): PlannedSeries {
  const history = fillGaps(series.values)
  const dateOf = (step: number) => calendar.label(series.start + step)
  const first = Math.max(0, history.length - kept)
  const unsearched = Math.max(0, history.length - searchedSteps(panel.series.length))
  return {
    name: series.name,
    history: series.values
      .slice(first)
      .map((value, step) => ({ date: dateOf(first + step), value: Number.isNaN(value) ? null : value })),
    historyOmitted: first,
    forecast: forecast.steps
      .slice(0, duration)
      .map((step, ahead) => ({ date: dateOf(history.length + ahead), ...step })),
    backtest: forecast.backTest,
    confidence: isTrusted
      ? confidenceOf(forecast.backTest, { historyLength: history.length, band: bandOf(forecast) })
      : 'low',
    methods: forecast.methods,
    seasonality: seasonStrength(forecast.adjusted, panel.seasonLengths).map((season) => ({
      cycle: cycleName(calendar.unit, season.length),
      strength: season.strength,
      peak: nameOfPlace(calendar, series.start + season.peak, season.length),
      trough: nameOfPlace(calendar, series.start + season.trough, season.length),
    })),
    outliers: outliers(forecast.adjusted, series.values, panel.seasonLengths)
      .slice(-20)
      .map(({ step, value, expected }) => ({ date: dateOf(step), value, expected })),
    changes: changepoints(forecast.adjusted.slice(unsearched), panel.seasonLengths).map(({ step, change }) => ({
      date: dateOf(unsearched + step),
      change,
    })),
    stock: stockAdvice(forecast.steps, leadTime, serviceLevel / 100),
  }
}

/**
 * Forecasts the sales of every series in a CSV. Throws `InputError` for a file that cannot be read as a table, has no dates
 * or numbers, is too short or too long, and for options out of their range.
 */
export const planDemand: Engine<DemandPlan> = async (input, { readFile, signal, report }) => {
  const { duration, leadTime, serviceLevel, ...whatIf } = readOptions(input.options)
  const reading = (fraction: number) => report({ stage: 'Reading the table', fraction: 0.04 * fraction })
  reading(0)
  const table = await readTable(await readFile(), { signal, progress: reading })
  report({ stage: 'Finding the series', fraction: 0.04 })
  const built = buildPanel(table)
  const horizon = Math.max(duration, leadTime)
  const { panel, omitted } = largestSeries(built.panel, Math.min(mostSeries, Math.floor(mostForecastSteps / horizon)))
  const stage = panel.series.length === 1 ? 'Forecasting' : `Forecasting ${panel.series.length} series`
  report({ stage, fraction: 0.05 })
  const asked = asksWhatIf(whatIf) ? panelWhatIf(panel, whatIf, horizon) : null
  // A what-if is compared with the plan: two forecasts.
  const share = asked ? 0.45 : 0.9
  const forecasts = await forecastPanel(asked ?? panel, {
    horizon,
    signal,
    report: (fraction) => report({ stage, fraction: 0.05 + share * fraction }),
  })
  const asPlanned =
    asked &&
    (await forecastPanel(panel, {
      horizon,
      signal,
      report: (fraction) => report({ stage: 'Forecasting as planned', fraction: 0.5 + share * fraction }),
    }))
  const kept = Math.max(60, Math.floor(mostHistoryValues / panel.series.length))
  const looking = (fraction: number) =>
    report({ stage: 'Looking for seasons and outliers', fraction: 0.95 + 0.05 * fraction })
  looking(0)
  const measured = measurementIn({
    value: built.roles.value.name,
    keys: built.roles.keys.map(({ name }) => name),
    series: panel.series.map(({ name }) => name),
  })
  const isTrusted = measured === null && !mayBeMisread(built.notes, table.rowCount)
  const pace = openPace({ signal, progress: looking })
  const series: PlannedSeries[] = []
  for (const [index, one] of panel.series.entries()) {
    if (pace.isDue()) await pace.pause(index / panel.series.length)
    const forecast = forecasts[index]
    if (forecast) series.push(planSeries(one, forecast, built, { duration, leadTime, serviceLevel, kept, isTrusted }))
  }
  const { calendar, roles, notes } = built
  return {
    series,
    seriesFound: panel.series.length + omitted,
    unit: calendar.unit === 'index' ? 'period' : calendar.unit,
    columns: {
      date: roles.times.columns.map((column) => column.name),
      value: roles.value.name,
      series: roles.keys.map((column) => column.name),
      drivers: roles.drivers.map((driver) => driver.name),
      unused: [...roles.unused],
    },
    driversKnownAhead: notes.driversKnownAhead,
    whatIf: asPlanned && { ...whatIf, total: totalOf(forecasts, duration), plannedTotal: totalOf(asPlanned, duration) },
    notes: notesOn(built, { duration, listed: series.length, omitted, measured }),
  }
}
