import { at } from '@vitrine/basics/at.ts'
import { figuresAlike } from '@vitrine/basics/figures-alike.ts'
import type { Block } from '@vitrine/contracts/blocks/block.ts'
import { plainField } from '../shared/blocks/plain-field.ts'
import { round, signedPercent } from './figures.ts'
import { methodWords } from './method-words.ts'
import { planTable } from './plan-table.ts'
import type { DemandPlan } from './schema.ts'

/** The forecast of series without a chart, under which their figures would be. */
export function forecastTable(series: DemandPlan['series']): Block[] {
  if (series.length === 0) return []
  const table = planTable(
    'Forecast of the other series',
    ['Series', 'Date', 'Forecast', 'Likely from', 'Likely to', 'Nearly sure from', 'Nearly sure to'],
    series.flatMap((one) =>
      one.forecast.map((step) => [
        one.name,
        step.date,
        ...figuresAlike([step.value, step.low80, step.high80, step.low95, step.high95]),
      ]),
    ),
  )
  return [table]
}

export function backTestTable({ series }: DemandPlan): Block {
  const tested = series.flatMap(({ backtest }) => backtest ?? [])
  const errors = figuresAlike(tested.map(({ smape }) => smape))
  const naiveErrors = figuresAlike(tested.map(({ naiveSmape }) => naiveSmape))
  return planTable(
    'Tried on the past: the end of the history, forecast from what came before it',
    ['Series', 'Confidence', 'Off by %', 'Off by %, the last season repeated', 'Values tried', 'What counts most'],
    series.map((one) => [
      one.name,
      one.confidence,
      one.backtest === null ? 'not tested' : at(errors, tested.indexOf(one.backtest)),
      one.backtest === null ? '–' : at(naiveErrors, tested.indexOf(one.backtest)),
      String(one.backtest?.points ?? 0),
      one.methods[0] === undefined
        ? '–'
        : `${methodWords(one.methods[0].name)} (${Math.round(100 * one.methods[0].share)} %)`,
    ]),
  )
}

/** Seasons below this strength are hardly there. */
const weakest = 0.1

/** 'highest on Friday', 'in March', 'at 14:00'. */
const wordBefore = (cycle: string): string => (cycle === 'week' ? 'on' : cycle === 'day' ? 'at' : 'in')

/** Seasons, lasting changes and unusual values. */
export function findings({ series }: DemandPlan): Block[] {
  const rows = series.flatMap((one) => [
    ...one.seasonality
      .filter(({ strength }) => strength >= weakest)
      .map((season) => [
        one.name,
        'Season',
        `every ${season.cycle}: highest ${wordBefore(season.cycle)} ${season.peak}, lowest ${wordBefore(season.cycle)} ${season.trough}, strength ${Math.round(100 * season.strength)} %`,
      ]),
    ...one.changes.map(({ date, change }) => [one.name, 'Lasting change', `${signedPercent(change)} from ${date}`]),
    ...one.outliers.map(({ date, value, expected }) => [
      one.name,
      'Unusual value',
      `${date}: ${round(value)} where about ${round(expected)} was to be expected`,
    ]),
  ])
  return rows.length === 0 ? [] : [planTable('Found in the history', ['Series', 'What', 'Detail'], rows)]
}

const columnItem = (name: string, label: string, names: readonly string[]) =>
  plainField(name, label, names.length === 0 ? null : names.join(', '))

export function columnTable({ columns: found, unit }: DemandPlan): Block {
  return {
    kind: 'fields',
    title: 'Columns found',
    items: [
      { ...columnItem('date', 'Date', found.date), note: `one step is ${unit === 'hour' ? 'an' : 'a'} ${unit}` },
      columnItem('value', 'Value', [found.value]),
      columnItem('series', 'Series by', found.series),
      columnItem('drivers', 'Drivers', found.drivers),
      columnItem('unused', 'Not used', found.unused),
      // A table without such columns lacks nothing.
    ].filter(({ value }) => value !== null),
  }
}
