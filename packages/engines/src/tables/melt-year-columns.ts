import { at } from '@vitrine/basics/at.ts'
import { monthOfName } from '../text/month-of-name.ts'
import { namesTotal } from './names-total.ts'
import { type ParsedDates, parseDates } from './parse-dates.ts'
import type { Column, Table } from './read-table.ts'

const fewestYears = 2
const yearHeading = /^(?:FY ?)?((?:19|20)\d\d)$/i
const partOfYear =
  /^(?:[QT] ?[1-4]|P\d{1,2}|(?:KW|W|wk|week|woche|semaine|semana|settimana) ?\d{1,2}|\d{1,2}[-/.]\d{1,2}\.?|\d{1,2}[-. ]+\p{L}{3,9}\.?)$/iu

/** Headings of columns that only number the parts of a year, with what makes a date of the number. */
const numbered = [
  { heading: /^(?:week|kw|woche|kalenderwoche|semaine|semana|settimana)\b/i, prefix: 'W' },
  { heading: /^(?:quarter|quartal|trimestre|kwartaal)\b/i, prefix: 'Q' },
  { heading: /^(?:month|monat|mois|mes|mese|maand)\b/i, prefix: 'P' },
]

/** The cells of a column, '7' under 'Week' as 'W7'. */
function partsOf({ name, cells }: Column): string[] {
  const prefix = numbered.find(({ heading }) => heading.test(name))?.prefix
  return prefix === undefined ? cells : cells.map((cell) => (/^\d{1,2}$/.test(cell) ? prefix + cell : cell))
}

const isPart = (cell: string): boolean => monthOfName(cell) !== null || partOfYear.test(cell)

/** The date of a row's part of the year and a column's year, as a text that reads as one. */
function written(part: string, year: string): string {
  if (/^\d{1,2}[-/.]\d{1,2}$/.test(part)) return `${part}${/[-/.]/.exec(part)?.[0] ?? ''}${year}`
  return part.endsWith('.') && /\d\.$/.test(part) ? `${part}${year}` : `${part} ${year}`
}

/** The column whose cells are months, weeks, quarters or days without a year; sums may stand among them. */
const partsIn = (columns: readonly Column[]): Column | undefined =>
  columns.find((column) => {
    const { dates } = column
    const named = partsOf(column).filter(
      (cell) => cell !== '' && namesTotal(cell) === null && !/^(?:year|jahr|année|año|anno)$/i.test(cell),
    )
    return dates === null && named.length >= 4 && named.filter(isPart).length >= 0.95 * named.length
  })

/**
 * A table with a row for each month, week, quarter or day of the year and a column for each year → one row for each cell, with its date. Texts,
 * which may name the series, are repeated; rows of sums and other columns of numbers are dropped. Any other table is returned unchanged.
 */
export function meltYearColumns(table: Table): Table {
  const years = table.columns.filter(({ name, type }) => type !== 'text' && yearHeading.test(name))
  const parts = years.length < fewestYears ? undefined : partsIn(table.columns)
  if (parts === undefined) return table
  const names = partsOf(parts)
  const rows = [...names.keys()].filter((row) => isPart(at(names, row)))
  const place = (cell: number) => ({
    row: at(rows, Math.floor(cell / years.length)),
    year: at(years, cell % years.length),
  })
  const rowCount = rows.length * years.length
  const cells = Array.from({ length: rowCount }, (_, cell) => {
    const { row, year } = place(cell)
    return written(at(names, row), yearHeading.exec(year.name)?.[1] ?? '')
  })
  const dates: ParsedDates | null = parseDates('date', cells)
  if (dates === null) return table
  const values = Float64Array.from({ length: rowCount }, (_, cell) => {
    const { row, year } = place(cell)
    return year.numbers[row] ?? Number.NaN
  })
  const repeated = table.columns
    .filter((column) => column.type === 'text' && column !== parts)
    .map((column): Column => ({ ...column, cells: cells.map((_, cell) => at(column.cells, place(cell).row)) }))
  return {
    ...table,
    rowCount,
    columns: [
      ...repeated,
      { name: 'date', type: 'date', cells, numbers: new Float64Array(), dates },
      { name: 'value', type: 'number', cells: Array.from(values, String), numbers: values, dates: null },
    ],
  }
}
