import { keysOf } from '@vitrine/basics/typed-keys.ts'
import { monthOfName } from '../text/month-of-name.ts'

/** How exact a written date is. */
export type DateGrain = 'year' | 'half-year' | 'quarter' | 'month' | 'week' | 'day' | 'time'

export interface DateFormat {
  name: string
  grain: DateGrain
  /** Milliseconds since 1970 in UTC, of the first day of the named span; NaN when the cell has another format. */
  parse: (cell: string) => number
}

const clock = String.raw`(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(AM|PM)?(?:Z|[+-]\d{2}:?\d{2})?)?`
/** 'Mo, 01.07.2024', '2024/7/1(月)' */
const [weekdayBefore, weekdayBehind] = [String.raw`(?:\p{L}{2,10}\.?,? +)?`, String.raw`(?: ?\(\p{L}{1,10}\.?\))?`]
const yearFirst = new RegExp(
  String.raw`^${weekdayBefore}(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${weekdayBehind}${clock}$`,
  'iu',
)
/** '2026年2月28日' */
const japanese = /^(\d{4})年\s?(\d{1,2})月(?:\s?(\d{1,2})日)?$/
const yearLast = new RegExp(
  String.raw`^${weekdayBefore}(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})${weekdayBehind}${clock}$`,
  'iu',
)

/** 'Jan–Mar 2024' */
const monthSpan = /^([\p{L}]{3,10})\.? ?(?:-|–|—|\/|to|bis) ?([\p{L}]{3,10})\.?[ ,'/-]*(\d{4}|\d{2})$/iu

const namedMonth = (name: string | undefined): number => monthOfName(name ?? '') ?? Number.NaN

/** UTC midnight, or NaN for a day that the calendar does not have; two-digit years from 70 on are 19xx. */
function day(year: string | undefined, month: string | number | undefined, date: string | number | undefined): number {
  const written = Number(year)
  const fullYear = year?.length === 2 ? written + (written < 70 ? 2000 : 1900) : written
  if (!(fullYear >= 1700 && fullYear <= 2300)) return Number.NaN
  const time = Date.UTC(fullYear, Number(month) - 1, Number(date))
  const back = new Date(time)
  return back.getUTCMonth() === Number(month) - 1 && back.getUTCDate() === Number(date) ? time : Number.NaN
}

function timeOfDay(found: RegExpExecArray): number {
  if (found[4] === undefined) return 0
  const half = found[7]?.toUpperCase()
  const hour = half === undefined ? Number(found[4]) : (Number(found[4]) % 12) + (half === 'PM' ? 12 : 0)
  return ((hour * 60 + Number(found[5])) * 60 + Number(found[6] ?? 0)) * 1000
}

/** ISO 8601: week 1 is the week of 4 January. */
function mondayOfWeek(year: number, week: number): number {
  if (week < 1 || week > 53) return Number.NaN
  const january4 = Date.UTC(year, 0, 4)
  const weekday = (new Date(january4).getUTCDay() + 6) % 7
  return january4 + ((week - 1) * 7 - weekday) * 86_400_000
}

/** Reads cells of a pattern: the day that `dayOf` makes of its parts, with the time of day behind it. NaN where the cell is no such date. */
const parserOf =
  (pattern: RegExp, dayOf: (found: RegExpExecArray) => number): DateFormat['parse'] =>
  (cell) => {
    const found = pattern.exec(cell)
    return found === null ? Number.NaN : dayOf(found) + timeOfDay(found)
  }

/** Words for spans that are counted within a year. */
const spans = {
  // Before weeks: a column of nothing but 'S1' and 'S2' is of half-years.
  'half-year': { words: 'H|HJ|HY|half|Halbjahr|S|semestre|halfjaar', most: 2 },
  week: { words: 'W|KW|CW|S|wk|week|Woche|Kalenderwoche|semaine|sem|semana|settimana|sett', most: 53 },
  quarter: { words: 'Q|T|quarter|qtr|Quartal|trimestre|trim|kwartaal', most: 4 },
  month: { words: 'P|M|period|Periode', most: 12 },
} as const
type Span = keyof typeof spans

/** A fiscal year, 'FY24' or 'GJ 2024'. */
const fiscal = String.raw`(?:FY|GJ|WJ|fiscal(?: year)?|Geschäftsjahr) ?`
const fiscalYear = new RegExp(String.raw`(?:^|[\s,/_-])${fiscal}'?\d\d`, 'i')

/** Whether a written span counts from the start of a fiscal year, which need not be January. */
export const isFiscal = (cell: string): boolean => fiscalYear.test(cell)

interface YearForms {
  /** Before the span, with what parts them; the same behind it; each with the year's digits as its one group. */
  before: string
  behind: string
}

const parting = String.raw`[ ,./_-]`
const written: YearForms = {
  before: String.raw`(?:${fiscal}'?)?(\d{4})${parting}*`,
  behind: String.raw`(?:${parting}*(?:${fiscal})?|${parting}*')(\d{4})`,
}
/** Years of two digits: behind "FY", an apostrophe or something that parts them from the number. */
const short: YearForms = {
  before: String.raw`(?:(?:${fiscal}'?|')(?=\d\d(?!\d))|(?=\d\d${parting}))(\d\d)${parting}*`,
  behind: String.raw`(?:${parting}+'?|'|${parting}*${fiscal}'?|(?<=[QHT][1-4]|[1-4][QHT]))(\d\d)`,
}

function startOf(span: Span, year: number, number: number): number {
  if (number < 1 || number > spans[span].most) return Number.NaN
  if (span === 'week') return mondayOfWeek(year, number)
  return day(String(year), ((number - 1) * 12) / spans[span].most + 1, 1)
}

/** 'KW 12/2024', '2024-W12', 'Q3 2024', '2. Halbjahr 2024', 'FY24-P03': weeks, quarters, half-years and periods with their year. */
function numberedFormats(years: YearForms): DateFormat[] {
  return keysOf(spans).map((span): DateFormat => {
    const unit = String.raw`(?:${spans[span].words})(?:\. ?|[ -])?`
    const number = String.raw`(\d{1,2})`
    const forms = [
      { pattern: new RegExp(`^${years.before}${unit}${number}(?:-1)?$`, 'i'), year: 1, number: 2 },
      { pattern: new RegExp(`^${unit}${number}${years.behind}$`, 'i'), year: 2, number: 1 },
    ]
    if (span !== 'week' && span !== 'month') {
      const ordinal = String.raw`([1-4])(?:[.ºª°]|er|e|ème|st|nd|rd|th)? ?(?:${spans[span].words})\.?`
      forms.push({ pattern: new RegExp(`^${ordinal}${years.behind}$`, 'i'), year: 2, number: 1 })
    }
    return {
      name: `${span}, counted`,
      grain: span,
      parse: (cell) => {
        for (const { pattern, ...place } of forms) {
          const found = pattern.exec(cell)
          if (found === null) continue
          const year = Number(found[place.year])
          return startOf(span, year < 100 ? year + (year < 70 ? 2000 : 1900) : year, Number(found[place.number]))
        }
        return Number.NaN
      },
    }
  })
}

/** Formats whose form alone says that a cell is a date. */
export const writtenFormats: readonly DateFormat[] = [
  {
    name: 'year-month-day',
    grain: 'day',
    parse: parserOf(yearFirst, (found) => day(found[1], found[2], found[3])),
  },
  {
    name: 'Japanese day',
    grain: 'day',
    parse: (cell) => {
      const [, year, month, date] = japanese.exec(cell) ?? []
      return date === undefined ? Number.NaN : day(year, month, date)
    },
  },
  {
    name: 'Japanese month',
    grain: 'month',
    parse: (cell) => {
      const [, year, month, date] = japanese.exec(cell) ?? []
      return date === undefined ? day(year, month, 1) : Number.NaN
    },
  },
  {
    name: 'day-month-year',
    grain: 'day',
    parse: parserOf(yearLast, (found) => day(found[3], found[2], found[1])),
  },
  {
    name: 'month-day-year',
    grain: 'day',
    parse: parserOf(yearLast, (found) => day(found[3], found[1], found[2])),
  },
  {
    name: 'named month with day',
    grain: 'day',
    parse: (cell) => {
      const dayFirst =
        /^(?:\p{L}{2,10}\.?,? )?(\d{1,2})(?:st|nd|rd|th|er|\.|º|°)?[ -]*(?:d[ei] )?([\p{L}]{3,10})\.?(?: del? |[ ,-]+)(\d{2}|\d{4})$/iu.exec(
          cell,
        )
      if (dayFirst !== null) return day(dayFirst[3], namedMonth(dayFirst[2]), dayFirst[1])
      const monthFirst = /^(?:\p{L}{2,10}\.?,? )?([\p{L}]{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/iu.exec(cell)
      return monthFirst === null ? Number.NaN : day(monthFirst[3], namedMonth(monthFirst[1]), monthFirst[2])
    },
  },
  {
    name: 'named month',
    grain: 'month',
    parse: (cell) => {
      const monthFirst = /^([\p{L}]{3,10})\.?(?: del? |[ ,'/-]*)(\d{4}|\d{2})$/iu.exec(cell)
      if (monthFirst !== null) return day(monthFirst[2], namedMonth(monthFirst[1]), 1)
      const yearLeads = /^(\d{4})[ /-]*([\p{L}]{3,10})\.?$/iu.exec(cell)
      return yearLeads === null ? Number.NaN : day(yearLeads[1], namedMonth(yearLeads[2]), 1)
    },
  },
  {
    name: 'year and month',
    grain: 'month',
    parse: (cell) => {
      const yearLeads = /^(\d{4})[-/.M](\d{1,2})$/i.exec(cell)
      if (yearLeads !== null) return day(yearLeads[1], yearLeads[2], 1)
      const monthLeads = /^(\d{1,2})[-/.](\d{4})$/.exec(cell)
      return monthLeads === null ? Number.NaN : day(monthLeads[2], monthLeads[1], 1)
    },
  },
  ...numberedFormats(written),
  ...(
    [
      ['quarter', 3],
      ['half-year', 6],
    ] as const
  ).map(
    ([grain, length]): DateFormat => ({
      name: `${grain} from month to month`,
      grain,
      parse: (cell) => {
        const [, first, last, year] = monthSpan.exec(cell) ?? []
        const [from, to] = [namedMonth(first), namedMonth(last)]
        return to - from === length - 1 && (from - 1) % length === 0 ? day(year, from, 1) : Number.NaN
      },
    }),
  ),
]

/** Bare integers and years of two digits, accepted only in a column whose heading refers to time. */
export const headedFormats: readonly DateFormat[] = [
  ...numberedFormats(short),
  {
    name: 'yyyymmdd',
    grain: 'day',
    parse: (cell) => (/^\d{8}$/.test(cell) ? day(cell.slice(0, 4), cell.slice(4, 6), cell.slice(6)) : Number.NaN),
  },
  {
    name: 'yyyymm',
    grain: 'month',
    parse: (cell) => (/^\d{6}$/.test(cell) ? day(cell.slice(0, 4), cell.slice(4), 1) : Number.NaN),
  },
  { name: 'year', grain: 'year', parse: (cell) => (/^\d{4}$/.test(cell) ? day(cell, 1, 1) : Number.NaN) },
  {
    // Days since 1899-12-30, what a spreadsheet shows when a date cell lost its format: 1954 to 2064.
    name: 'spreadsheet serial',
    grain: 'day',
    parse: (cell) => {
      const serial = /^\d{5}$/.test(cell) ? Number(cell) : 0
      return serial >= 20_000 && serial <= 60_000 ? (serial - 25_569) * 86_400_000 : Number.NaN
    },
  },
  {
    // Seconds or milliseconds since 1970: 2001 to 2033.
    name: 'seconds since 1970',
    grain: 'day',
    parse: (cell) => (/^1\d{9}(?:\d{3})?$/.test(cell) ? Number(cell) * (cell.length === 10 ? 1000 : 1) : Number.NaN),
  },
]
