import { at } from '@vitrine/basics/at.ts'
import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import type { DemandPlan, PlannedSeries } from './schema.ts'

const chartedSeries = 8
const chartedValues = 260
const listedRows = 200

/** Three figures at the least, no decimals from a hundred on. */
function round(value: number): string {
  const size = Math.abs(value)
  return value.toLocaleString('en', { maximumFractionDigits: size >= 100 ? 0 : size >= 10 ? 1 : 2 })
}

function signedPercent(share: number): string {
  return `${share > 0 ? '+' : '−'}${Math.round(Math.abs(100 * share))} %`
}

/** What was asked, and what it changes. */
function whatIfNotice({ whatIf, columns, unit }: DemandPlan): Block[] {
  if (whatIf === null) return []
  const { priceChange, promotionPeriods, total, plannedTotal } = whatIf
  const price =
    priceChange === 0 ? [] : [`coming prices ${Math.abs(priceChange)} % ${priceChange > 0 ? 'higher' : 'lower'}`]
  const promotion =
    promotionPeriods < 0
      ? []
      : [
          promotionPeriods === 0
            ? 'no promotions'
            : `a promotion in the next ${promotionPeriods === 1 ? unit : `${promotionPeriods} ${unit}s`} and none after`,
        ]
  const change = plannedTotal === 0 ? '' : ` (${signedPercent(total / plannedTotal - 1)})`
  return [
    {
      kind: 'notice',
      tone: 'info',
      title: `What if: ${[...price, ...promotion].join(', ')}`,
      text: `${round(total)} ${columns.value} are expected, in place of ${round(plannedTotal)} as planned${change}. It follows from how sales moved with them in the history; prices far from those of the past are a guess.`,
    },
  ]
}

function isShort(series: PlannedSeries): boolean {
  return series.history.length + series.historyOmitted < 24
}

function doubts({ series }: DemandPlan): Block[] {
  const low = series.filter((one) => one.confidence === 'low')
  if (low.length === 0) return []
  const which = series.length === 1 ? 'This forecast' : `The forecast of ${low.length} of ${series.length} series`
  const why = low.every((one) => one.backtest === null || one.backtest.points < 4 || isShort(one))
    ? 'the history is too short to check it'
    : 'the history is short, or its past could hardly be forecast from what came before'
  return [
    {
      kind: 'notice',
      tone: 'warning',
      title: 'Low confidence',
      text: `${which} is a rough guess: ${why}. Plan with the bands, not with the middle line.`,
    },
  ]
}

function chart({ series, columns }: DemandPlan): BlockOf<'series'> {
  const shown = series.slice(0, chartedSeries)
  return {
    kind: 'series',
    title: 'History and forecast',
    valueLabel: columns.value,
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

function table(title: string, headings: readonly string[], rows: readonly (readonly string[])[]): BlockOf<'table'> {
  const numeric = headings.map((_, column) => rows.every((row) => /^[-−\d.,–]+$/.test(at(row, column))))
  return {
    kind: 'table',
    title,
    columns: headings.map((label, column) => ({ label, align: numeric[column] === true ? 'end' : 'start' })),
    rows: rows.slice(0, listedRows).map((row) => row.map((value) => ({ value }))),
    ...(rows.length > listedRows && { omitted: `${rows.length - listedRows} more rows in the download` }),
  }
}

function stock({ series, unit }: DemandPlan): Block[] {
  const [first] = series
  if (first === undefined) return []
  const { leadTime, serviceLevel } = first.stock
  const terms = `for a lead time of ${leadTime} ${unit}${leadTime === 1 ? '' : 's'} and a service level of ${Math.round(100 * serviceLevel)} %`
  if (series.length === 1) {
    const item = (name: string, label: string, value: number, note: string) => ({
      name,
      label,
      value: round(value),
      confidence: null,
      place: null,
      note,
    })
    return [
      {
        kind: 'fields',
        title: `Stock advice ${terms}`,
        items: [
          item('reorderPoint', 'Order again at', first.stock.reorderPoint, 'when stock falls to this'),
          item('safetyStock', 'Safety stock', first.stock.safetyStock, 'covers the error of the forecast'),
          item('leadTimeDemand', 'Needed until delivery', first.stock.leadTimeDemand, 'expected demand'),
        ],
      },
    ]
  }
  return [
    table(
      `Stock advice ${terms}`,
      ['Series', 'Order again at', 'Safety stock', 'Needed until delivery'],
      series.map((one) => [
        one.name,
        round(one.stock.reorderPoint),
        round(one.stock.safetyStock),
        round(one.stock.leadTimeDemand),
      ]),
    ),
  ]
}

function forecastTable({ series }: DemandPlan): Block {
  return table(
    'Forecast',
    ['Series', 'Date', 'Forecast', 'Likely from', 'Likely to', 'Nearly sure from', 'Nearly sure to'],
    series.flatMap((one) =>
      one.forecast.map((step) => [
        one.name,
        step.date,
        ...[step.value, step.low80, step.high80, step.low95, step.high95].map(round),
      ]),
    ),
  )
}

function backTestTable({ series }: DemandPlan): Block {
  return table(
    'Tried on the past: the end of the history, forecast from what came before it',
    [
      'Series',
      'Confidence',
      'Off by %',
      'Off by %, the last season repeated',
      'Values tried',
      'Method that weighs most',
    ],
    series.map((one) => [
      one.name,
      one.confidence,
      one.backtest === null ? 'not tested' : round(one.backtest.smape),
      one.backtest === null ? '–' : round(one.backtest.naiveSmape),
      String(one.backtest?.points ?? 0),
      one.methods[0] === undefined ? '–' : `${one.methods[0].name} (${Math.round(100 * one.methods[0].share)} %)`,
    ]),
  )
}

function findings({ series }: DemandPlan): Block[] {
  const rows = series.flatMap((one) => [
    ...one.seasonality.map((season) => [
      one.name,
      'Season',
      `every ${season.cycle}: highest in ${season.peak}, lowest in ${season.trough}, strength ${Math.round(100 * season.strength)} %`,
    ]),
    ...one.changes.map(({ date, change }) => [one.name, 'Lasting change', `${signedPercent(change)} from ${date}`]),
    ...one.outliers.map(({ date, value, expected }) => [
      one.name,
      'Unusual value',
      `${date}: ${round(value)} where about ${round(expected)} was to be expected`,
    ]),
  ])
  return rows.length === 0 ? [] : [table('Found in the history', ['Series', 'What', 'Detail'], rows)]
}

function columnItem(name: string, label: string, names: readonly string[]) {
  return { name, label, value: names.length === 0 ? null : names.join(', '), confidence: null, place: null }
}

function columnTable({ columns: found, unit }: DemandPlan): Block {
  return {
    kind: 'fields',
    title: 'Columns found',
    items: [
      { ...columnItem('date', 'Date', found.date), note: `one step is a ${unit}` },
      columnItem('value', 'Value', [found.value]),
      columnItem('series', 'Series by', found.series),
      columnItem('drivers', 'Drivers', found.drivers),
      columnItem('unused', 'Not used', found.unused),
    ],
  }
}

/** Chart with bands, advice on stock, forecast table, back-test and what was found in the history and the columns. */
export function presentDemandPlan(plan: DemandPlan): Block[] {
  return [
    ...whatIfNotice(plan),
    ...doubts(plan),
    chart(plan),
    ...stock(plan),
    forecastTable(plan),
    backTestTable(plan),
    ...findings(plan),
    columnTable(plan),
    ...plan.notes.map((text): Block => ({ kind: 'notice', tone: 'info', text })),
  ]
}

/** One plain sentence. */
export function summarizeDemandPlan(plan: DemandPlan): string {
  const steps = plan.series[0]?.forecast.length ?? 0
  const total = plan.series.flatMap((one) => one.forecast).reduce((sum, step) => sum + step.value, 0)
  const tested = plan.series.flatMap((one) => (one.backtest === null ? [] : [one.backtest.smape]))
  const error = tested.reduce((sum, smape) => sum + smape, 0) / tested.length
  const series = plan.series.length === 1 ? '' : ` over ${plan.series.length} series`
  const sure =
    tested.length === 0 ? 'too short a history to test it' : `${round(error)} % average error when tried on the past`
  return `${round(total)} ${plan.columns.value} expected in the next ${steps === 1 ? plan.unit : `${steps} ${plan.unit}s`}${series}, with ${sure}.`
}
