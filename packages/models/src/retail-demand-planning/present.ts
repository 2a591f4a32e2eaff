import { mean } from '@vitrine/basics/statistics.ts'
import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { notice } from '../shared/blocks/notice.ts'
import { round, signedPercent } from './figures.ts'
import { doubts, whatIfInvitation, whatIfNotice } from './plan-notices.ts'
import { backTestTable, columnTable, findings, forecastTable } from './plan-tables.ts'
import type { DemandPlan } from './schema.ts'
import { stockAdvice } from './stock-advice.ts'

const chartedSeries = 8
const chartedValues = 260
/** A heading as words: cups_sold is 'cups sold'. */
const asWords = (heading: string): string => heading.replaceAll('_', ' ').trim()

function chart({ series, columns }: DemandPlan): BlockOf<'series'> {
  const shown = series.slice(0, chartedSeries)
  return {
    kind: 'series',
    title: 'History and forecast',
    valueLabel: asWords(columns.value),
    series: shown.map((one) => ({
      name: one.name,
      history: one.history.slice(-chartedValues),
      forecast: one.forecast,
      marks: [
        ...one.outliers.map(({ date }) => ({ date, label: 'unusual value' })),
        ...one.changes.map(({ date, change }) => ({ date, label: `level ${signedPercent(change)}` })),
      ],
    })),
    ...(series.length > chartedSeries && {
      omitted: `${series.length - chartedSeries} more series in the tables and the download`,
    }),
  }
}
/** Chart with bands and its figures, advice on stock, back-test and what was found in the history and the columns. */
export function presentDemandPlan(plan: DemandPlan): Block[] {
  return [
    ...whatIfNotice(plan),
    ...doubts(plan),
    chart(plan),
    ...whatIfInvitation(plan),
    ...stockAdvice(plan),
    ...forecastTable(plan.series.slice(chartedSeries)),
    backTestTable(plan),
    ...findings(plan),
    columnTable(plan),
    ...plan.notes.map((text) => notice('info', null, text)),
  ]
}

/** One plain sentence. */
export function summarizeDemandPlan(plan: DemandPlan): string {
  const steps = plan.series[0]?.forecast.length ?? 0
  const total = plan.series.flatMap((one) => one.forecast).reduce((sum, step) => sum + step.value, 0)
  const tested = plan.series.flatMap((one) => (one.backtest === null ? [] : [one.backtest.smape]))
  const error = mean(tested)
  const series = plan.series.length === 1 ? '' : ` over ${plan.series.length} series`
  const sure =
    tested.length === 0
      ? 'too short a history to test it'
      : `${error.toFixed(1)} % average error when tried on the past`
  // A table with sales in columns side by side names no measure.
  const measure = plan.columns.value === 'value' ? '' : ` ${asWords(plan.columns.value)}`
  return `${round(total)}${measure} expected in the next ${steps === 1 ? plan.unit : `${steps} ${plan.unit}s`}${series}, with ${sure}.`
}
