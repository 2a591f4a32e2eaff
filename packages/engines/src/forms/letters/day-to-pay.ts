import { monthOfName } from '../../text/month-of-name.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { answerOfSpan, type FormAnswer } from '../answers/form-answer.ts'
import type { SearchRow, Span } from '../rows/search-rows.ts'
import { datesOf, isoDate } from '../values/dates.ts'
import { around } from './around.ts'
import { overTwoRows } from './over-two-rows.ts'

const say = readPatterns(new URL('./wordings/day-to-pay.txt', import.meta.url), [
  'leadsToPay',
  'speaksOfPaying',
  'monthEnd',
  'ownMonth',
  'length',
  'leadsToLength',
  'countsFromBill',
  'countsOtherwise',
  'otherThanPaying',
  'debits',
  'boundsCover',
])

/** '10 November', '10. November', '1er décembre' and 'November 10', each without a year behind. */
const days = [
  /(?<![\p{L}\d])(?<day>\d{1,2})(?:st|nd|rd|th|er|\.)?\s(?:of |de )?(?<month>\p{L}{3,10})(?![\p{L}\d]|[.,/-]?\s?\d)/gu,
  /(?<![\p{L}\d])(?<month>\p{L}{3,9})\.?\s(?<day>\d{1,2})(?:st|nd|rd|th)?(?![\p{L}\d]|[.,/-]?\s?\d)/gu,
]

/** How well a day fits that is named, and one that is counted from a day that the paper may not tell, 0…1. */
const scores = { named: 0.5, counted: 0.5, countedOtherwise: 0.25 } as const

interface Said {
  groups: Readonly<Record<string, string | undefined>>
  span: Span
  /** What its sentence says before and after. */
  before: string
  after: string
}

/** Every place of a wording in running text, also where it goes over the end of a line. */
function* placesOf(rows: readonly SearchRow[], wording: RegExp): Generator<Said> {
  const pattern = new RegExp(wording.source, `${wording.flags.replace('g', '')}g`)
  for (const { row, text, spanAt } of overTwoRows(rows)) {
    for (const match of text.matchAll(pattern)) {
      // What begins on the row below is found there.
      if (match.index >= row.text.length) break
      const end = match.index + match[0].length
      const { before, after } = around(rows, spanAt(match.index, end))
      const over = Math.max(0, end - row.text.length)
      yield { groups: match.groups ?? {}, span: spanAt(match.index, end), before, after: after.slice(over) }
    }
  }
}

const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The last day of a month; `month` counts from 1 and may lie beyond the year's end. */
const lastOfMonth = (year: number, month: number): string => isoOf(Date.UTC(year, month, 0))

/** The first such day on or after another: a bill of December that is to be paid by 10 January means the next year's. */
function onOrAfter(billed: string, dayOf: (year: number) => string | null): string | null {
  const year = Number(billed.slice(0, 4))
  const inYear = dayOf(year)
  return inYear !== null && inYear >= billed ? inYear : dayOf(year + 1)
}

const asksToPay = ({ before, after }: Said): boolean =>
  say.leadsToPay.test(before) && say.speaksOfPaying.test(`${before} ${after}`)

/** 'We'll take it from your card on 28 March' */
const isDebited = ({ before, after }: Pick<Said, 'before' | 'after'>): boolean =>
  say.debits.test(`${before} ${after}`) && !say.boundsCover.test(before)

function namedDay(rows: readonly SearchRow[], billed: string): FormAnswer | null {
  for (const pattern of days) {
    for (const said of placesOf(rows, pattern)) {
      const number = monthOfName(said.groups.month ?? '')
      if (number === null || !(asksToPay(said) || isDebited(said))) continue
      const value = onOrAfter(billed, (year) => isoDate(year, number, Number(said.groups.day)))
      if (value !== null) return answerOfSpan(value, said.span, scores.named)
    }
  }
  return null
}

/** 'Am 01.03.2026 ziehen wir den Beitrag von 63,40 EUR ein': the day on which a sum is taken from an account. */
function debitedDay(rows: readonly SearchRow[], billed: string): FormAnswer | null {
  for (const row of rows) {
    for (const { value, span } of datesOf(row, 'day-first')) {
      if (isDebited(around(rows, span)) && value >= billed) return answerOfSpan(value, span, scores.named)
    }
  }
  return null
}

/** 'by the end of November', 'bis Ende des Monats' */
function endOfMonth(rows: readonly SearchRow[], billed: string): FormAnswer | null {
  for (const said of placesOf(rows, say.monthEnd)) {
    const { month: name = '', next } = said.groups
    const number = say.ownMonth.test(name)
      ? Number(billed.slice(5, 7)) + (next === undefined ? 0 : 1)
      : monthOfName(name)
    if (number === null || !asksToPay(said)) continue
    const value = onOrAfter(billed, (year) => lastOfMonth(year, number))
    if (value !== null) return answerOfSpan(value, said.span, scores.named)
  }
  return null
}

/** Numbers by how they begin; the longer ones first. Any other is one: 'a month', 'einem Monat'. */
const numbers: readonly (readonly [RegExp, number])[] = [
  [/^twenty-one/iu, 21],
  [/^twenty-eight/iu, 28],
  [/^(?:fourteen|vierzehn|veertien)/iu, 14],
  [/^(?:thirty|dreißig|trente|dertig)/iu, 30],
  [/^quinze/iu, 15],
  [/^sixty/iu, 60],
  [/^(?:ten|zehn)/iu, 10],
  [/^huit/iu, 8],
  [/^seven/iu, 7],
  [/^six/iu, 6],
  [/^(?:four|vier)/iu, 4],
  [/^(?:three|drei|trois|tres?|drie)/iu, 3],
  [/^(?:two|zwei|deux|dos|due|twee)/iu, 2],
]
const [fortnight, week, month] = [/^fortnight/iu, /^(?:w|sem|sett)/iu, /^m/iu]

/** The day so long after another; a month's last day where the later month is shorter. */
function dayAfter(billed: string, count: string, unit: string): string {
  const number = /^\d/.test(count) ? Number(count) : (numbers.find(([word]) => word.test(count))?.[1] ?? 1)
  const [year, inYear, day] = [Number(billed.slice(0, 4)), Number(billed.slice(5, 7)), Number(billed.slice(8))]
  if (!month.test(unit)) {
    const length = fortnight.test(unit) ? 14 : week.test(unit) ? 7 : 1
    return isoOf(Date.UTC(year, inYear - 1, day + number * length))
  }
  const last = lastOfMonth(year, inYear + number)
  return `${last.slice(0, 8)}${String(Math.min(day, Number(last.slice(8)))).padStart(2, '0')}`
}

/** Nobody waits longer for the money than so many days. */
const longest = 120

/** The part of a sentence between commas that is around a place. */
const clauseAround = ({ before, after: behind }: Said): string =>
  `${before.split(/[,;](?=\s)/).at(-1) ?? ''} ${behind.split(/[,;](?=\s)/)[0] ?? ''}`

/** 'within 14 days', '30 Tage netto', 'Terms: 30 days': counted from the bill's day. */
function afterTerm(rows: readonly SearchRow[], billed: string): FormAnswer | null {
  const found = [...placesOf(rows, say.length)].flatMap((said) => {
    const { number = '', unit = '' } = said.groups
    const otherwise = say.countsOtherwise.exec(said.after)
    if (!say.countsFromBill.test(said.after) && !say.leadsToLength.test(said.before)) return []
    if (Number(number) > longest || say.otherThanPaying.test(clauseAround(said))) return []
    if (!say.speaksOfPaying.test(`${said.before} ${said.after}`)) return []
    const day = dayAfter(billed, number, unit)
    if (otherwise === null) return [answerOfSpan(day, said.span, scores.counted)]
    // The month may end before the days are counted, or after.
    const end = lastOfMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)))
    const value = otherwise.groups?.monthEnd === undefined ? day : end
    return [answerOfSpan(value, said.span, scores.countedOtherwise)]
  })
  const [first] = found
  if (first === undefined) return null
  // Where two terms are named, one of them may be of something else.
  return found.every(({ value }) => value === first.value) ? first : { ...first, score: scores.countedOtherwise }
}

/**
 * The day by which a sentence asks for the money where it leaves out the year ('cheque is fine, by November 10'), names a month's end or counts
 * from the bill's day ('within a fortnight'). `billedOn`: the bill's own date; null: its first one.
 */
export function dayToPay(rows: readonly SearchRow[], billedOn: string | null): FormAnswer | null {
  const billed = billedOn ?? rows.flatMap((row) => datesOf(row, 'day-first'))[0]?.value
  if (billed === undefined) return null
  return namedDay(rows, billed) ?? debitedDay(rows, billed) ?? endOfMonth(rows, billed) ?? afterTerm(rows, billed)
}
