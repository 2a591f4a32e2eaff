import { at } from '@vitrine/basics/at.ts'
import { keyOf } from '../text/text-key.ts'
import type { Column, Table } from './read-table.ts'

const dayLength = 86_400_000
/** A shop may close on Sundays and Mondays. */
const fewestDays = 5

/** Beginnings of the names of the days, Monday first: English, German, French, Spanish, Italian, Dutch. */
const weekdays = [
  /^(?:mon|mo|montag|lun|lunes|lundi|lunedi|ma|maandag|monday)$/,
  /^(?:tue|tues|tuesday|di|dienstag|mar|mardi|martes|martedi|dinsdag)$/,
  /^(?:wed|wednesday|mi|mittwoch|mer|mercredi|mie|miercoles|mercoledi|wo|woensdag)$/,
  /^(?:thu|thur|thurs|thursday|do|donnerstag|jeu|jeudi|jue|jueves|gio|giovedi|donderdag)$/,
  /^(?:fri|friday|fr|freitag|ven|vendredi|vie|viernes|venerdi|vr|vrijdag)$/,
  /^(?:sat|saturday|sa|samstag|sonnabend|sam|samedi|sab|sabado|sabato|za|zaterdag)$/,
  /^(?:sun|sunday|so|sonntag|dim|dimanche|dom|domingo|domenica|zo|zondag)$/,
]

/** Columns that follow one another from one weekday to the next. */
function daysIn(columns: readonly Column[]): Column[] {
  const names = columns.map(({ name, type }) => {
    const place = weekdays.findIndex((pattern) => pattern.test(keyOf(name)))
    return type === 'text' ? -1 : place
  })
  const first = names.findIndex((place) => place >= 0)
  const days: Column[] = []
  for (let next = first; next >= 0 && next < columns.length && days.length < 7; next += 1) {
    if (names[next] !== (at(names, first) + days.length) % 7) break
    days.push(at(columns, next))
  }
  return days
}

/** Monday is 1 in JavaScript and 0 here. */
const weekdayOf = (time: number): number => (new Date(time).getUTCDay() + 6) % 7

/**
 * A table with a row for each week and a column for each of its days → one row for each day. Texts, which may name the series, are repeated, other
 * columns of numbers (sums of weeks) dropped. Any other table is returned unchanged, such as one whose weeks do not begin with its first day.
 */
export function meltWeekdays(table: Table): Table {
  const days = daysIn(table.columns)
  const weeks = table.columns.find(({ dates }) => dates !== null && (dates.grain === 'day' || dates.grain === 'week'))
  if (days.length < fewestDays || !weeks?.dates) return table
  const begins = weekdays.findIndex((pattern) => pattern.test(keyOf(at(days, 0).name)))
  const { times } = weeks.dates
  const dated = times.filter((time) => !Number.isNaN(time))
  const ends = (begins + days.length - 1) % 7
  const isStart = dated.every((time) => weekdayOf(time) === begins)
  if (!isStart && !dated.every((time) => weekdayOf(time) === ends)) return table
  const offset = isStart ? 0 : 1 - days.length
  const rowCount = table.rowCount * days.length
  const place = (cell: number) => ({ row: Math.floor(cell / days.length), day: cell % days.length })
  const each = <Item>(read: (row: number, day: number) => Item): Item[] =>
    Array.from({ length: rowCount }, (_, cell) => {
      const { row, day } = place(cell)
      return read(row, day)
    })
  const dates = Float64Array.from(each((row, day) => at(times, row) + (offset + day) * dayLength))
  const values = Float64Array.from(each((row, day) => at(days, day).numbers[row] ?? Number.NaN))
  const repeated = table.columns
    .filter(({ type }) => type === 'text')
    .map((column): Column => ({ ...column, cells: each((row) => at(column.cells, row)) }))
  return {
    ...table,
    rowCount,
    columns: [
      ...repeated,
      {
        ...weeks,
        type: 'date',
        cells: each((row, day) => `${at(weeks.cells, row)} ${at(days, day).name}`),
        dates: { times: dates, grain: 'day', format: 'weeks down, days across' },
      },
      { name: 'value', type: 'number', cells: Array.from(values, String), numbers: values, dates: null },
    ],
  }
}
