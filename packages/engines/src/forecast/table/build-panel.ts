import { InputError } from '@vitrine/errors/input-error.ts'
import { meltWeekdays } from '../../tables/melt-weekdays.ts'
import { meltWideTable } from '../../tables/melt-wide-table.ts'
import { meltYearColumns } from '../../tables/melt-year-columns.ts'
import { meltYearRows } from '../../tables/melt-year-rows.ts'
import type { Table } from '../../tables/read-table.ts'
import type { Panel, PanelSeries } from '../panel.ts'
import { type Calendar, calendarOf } from './calendar.ts'
import { chooseMeasure } from './choose-measure.ts'
import { collectSeries } from './collect-series.ts'
import { detectFrequency } from './detect-frequency.ts'
import { fillMergedCells } from './fill-merged-cells.ts'
import { type ColumnRoles, findRoles } from './find-roles.ts'
import { findTotalRows } from './find-total-rows.ts'
import { takeApart } from './running-totals.ts'
import { splitSideBySide } from './split-side-by-side.ts'
import { fewestValues, gapsMeanNothingSold, greatest, least, onGrid } from './steps-on-grid.ts'

export interface TablePanel {
  panel: Panel
  calendar: Calendar
  roles: ColumnRoles
  /** Changes made to the rows that a reader should know about. */
  notes: {
    /** Rows without a readable date. */
    undatedRows: number
    /** Where day and month of the dates could as well be the other way round: which was taken to come first. */
    unsureOrder: 'day' | 'month' | null
    /** Rows that hold the sum of others, and what they are called. */
    totalRows: number
    totalNames: string[]
    /** Rows for a step that their series already had; the values were summed. */
    mergedRows: number
    /** Rows with a figure below zero, as returns have. */
    negativeRows: number
    /** Names of other measures whose rows were not used. */
    leftMeasures: string[]
    /** Figures counted up through the year, and were taken apart. */
    isRunning: boolean
    /** Steps without a row inside a series, and how they were filled. */
    filledSteps: number
    filledAs: 'between their neighbours' | 'no sales'
    /** Some series were cut to their last `mostSteps` steps. */
    shortened: boolean
    /** Dates were uneven, so rows were summed by the calendar's unit. */
    irregular: boolean
    /** Names of series with too few values. */
    tooShort: string[]
    /** Steps after the last value for which the drivers are known: the minimum over all series. */
    driversKnownAhead: number
  }
}
/** Earlier steps of a series are ignored: eight years of days are enough, and a mistyped year must not exhaust the memory. */
export const mostSteps = 3000
/**
 * Sales table (a row for each date, a column for each date, years down and months across or the reverse, weeks down and days across) → series on one grid of equal steps. Rows after the last value whose value is empty are the known future of
 * the drivers. Throws InputError `csv-without-dates`, `csv-without-numbers`, `csv-unreadable` or `csv-too-short`.
 */
export function buildPanel(table: Table): TablePanel {
  const inRows = meltWideTable(meltWeekdays(meltYearColumns(meltYearRows(fillMergedCells(table)))))
  const { table: laidOut, left: leftMeasures } = chooseMeasure(splitSideBySide(inRows))
  const roles = findRoles(laidOut)
  const { unit, irregular } = roles.times.isIndex
    ? { unit: 'index' as const, irregular: false }
    : detectFrequency(roles.times.values)
  const calendar = calendarOf(
    unit,
    roles.times.values.find((time) => !Number.isNaN(time)) ?? 0,
    roles.times.cycle ?? null,
  )
  const totals = findTotalRows({
    keys: roles.keys,
    labels: laidOut.columns.filter(({ type }) => type === 'text'),
    times: roles.times.values,
    values: roles.value.numbers,
  })
  const { collected, undatedRows, mergedRows, negativeRows } = collectSeries(roles, calendar, totals.rows)
  const isRunning = takeApart([...collected.values()], calendar, roles.value.name)
  const filledAs: TablePanel['notes']['filledAs'] = gapsMeanNothingSold([...collected.values()], mergedRows)
    ? 'no sales'
    : 'between their neighbours'
  const series: PanelSeries[] = []
  const tooShort: string[] = []
  let filledSteps = 0
  let shortened = false
  for (const one of collected.values()) {
    const steps = [...one.values.keys()]
    if (steps.length === 0) continue
    const end = greatest(steps)
    const start = Math.max(least(steps), end - mostSteps + 1)
    const present = steps.filter((step) => step >= start).length
    if (present < fewestValues) {
      tooShort.push(one.keys.join(' · ') || roles.value.name)
      continue
    }
    filledSteps += end - start + 1 - present
    shortened = shortened || present < steps.length
    series.push(onGrid(one, start, end, roles, filledAs === 'no sales' ? 0 : Number.NaN))
  }
  if (series.length === 0) {
    throw new InputError(
      'csv-too-short',
      `No series has ${fewestValues} dated values, the fewest that a forecast is made from.`,
      { hint: 'Upload a longer history: two years by month or by week show the season too.' },
    )
  }
  const panel: Panel = {
    series,
    driverNames: roles.drivers.map((driver) => driver.name),
    seasonLengths: calendar.seasonLengths.filter((length) => series.some((one) => one.values.length >= 2 * length)),
    placeInYear: calendar.placeInYear,
  }
  const ahead = series.map((one) => (one.drivers[0]?.length ?? one.values.length) - one.values.length)
  const notes = {
    undatedRows,
    unsureOrder: roles.times.columns[0]?.dates?.unsureOrder ?? null,
    totalRows: totals.rows.size,
    totalNames: totals.names,
    mergedRows,
    negativeRows,
    leftMeasures,
    isRunning,
    filledSteps,
    filledAs,
    irregular,
    shortened,
    tooShort,
    driversKnownAhead: Math.min(...ahead),
  }
  return { panel, calendar, roles, notes }
}
