import { readPatterns } from '../../text/read-patterns.ts'
import type { AskedValue } from './asked-values.ts'
import { dayOfYear, monthOfWord, type Unit, unitOf, weekdayOf } from './measures.ts'

const patterns = readPatterns(new URL('./wordings/label-ranges.txt', import.meta.url), [
  'clock',
  'between',
  'at most',
  'below',
  'at least',
  'above',
  'or more',
  'exactly',
  'group',
  'unit of heading',
  'days',
  'weekdays',
  'weekends',
  'every day',
  'except',
  'day to day',
  'day',
  'dates',
  'dated day',
  'months',
  'month list',
])

/** More than any amount. */
const most = 1e9

/** What a label of a table covers: amounts, days of the week or days of the year. */
export type LabelRange =
  | { kind: 'amount'; unit: Unit | null; from: number; to: number; without: 'from' | 'to' | null; isOfGroup: boolean }
  | { kind: 'weekday'; days: ReadonlySet<number> }
  | { kind: 'date'; spans: readonly { from: number; to: number }[]; weekday?: number }

function daysOf(label: string): LabelRange | null {
  const [all = '', but] = label.split(patterns.except)
  if (but !== undefined) {
    const [some, others] = [daysOf(all.trim()), daysOf(but.trim())]
    if (some?.kind !== 'weekday' || others?.kind !== 'weekday') return null
    return { kind: 'weekday', days: new Set([...some.days].filter((day) => !others.days.has(day))) }
  }
  if (!patterns.days.test(label)) return null
  const days = new Set<number>()
  const add = (from: number, to: number): void => {
    for (let day = from; day !== to; day = (day + 1) % 7) days.add(day)
    days.add(to)
  }
  if (patterns['every day'].test(label)) add(0, 6)
  if (patterns.weekdays.test(label)) add(0, 4)
  if (patterns.weekends.test(label)) add(5, 6)
  for (const [, from = '', to = ''] of label.matchAll(patterns['day to day']))
    add(weekdayOf(from) ?? 0, weekdayOf(to) ?? 0)
  for (const [, name = ''] of label.matchAll(patterns.day)) days.add(weekdayOf(name) ?? 0)
  return days.size === 0 ? null : { kind: 'weekday', days }
}

function datesOf(label: string): LabelRange | null {
  const dated = patterns['dated day'].exec(label)
  if (dated !== null) {
    const [, weekday = '', day = '', month = ''] = dated
    const date = dayOfYear(monthOfWord(month), Number(day))
    return { kind: 'date', spans: [{ from: date, to: date }], weekday: weekdayOf(weekday) ?? -1 }
  }
  const dates = patterns.dates.exec(label)
  if (dates !== null) {
    const [, day1 = '', month1 = '', day2 = '', month2 = ''] = dates
    const from = dayOfYear(monthOfWord(month1 || month2), Number(day1))
    return { kind: 'date', spans: [{ from, to: dayOfYear(monthOfWord(month2), Number(day2)) }] }
  }
  const months = label.split(patterns['month list']).map((part) => patterns.months.exec(part))
  const spans = months.flatMap((found) => {
    if (found === null) return []
    const [, first = '', last = first] = found
    return [{ from: dayOfYear(monthOfWord(first), 1), to: dayOfYear(monthOfWord(last), 31) }]
  })
  return spans.length < months.length ? null : { kind: 'date', spans }
}

function amountsOf(label: string, heading: string): LabelRange | null {
  if (patterns.clock.test(label)) return null
  const kinds = ['between', 'or more', 'at most', 'below', 'at least', 'above', 'exactly'] as const
  for (const kind of kinds) {
    const groups = patterns[kind].exec(label)?.groups
    if (groups === undefined) continue
    const word =
      groups['unit'] ?? groups['currency'] ?? groups['first'] ?? patterns['unit of heading'].exec(heading)?.[1] ?? ''
    const unit = unitOf(word)
    const times = unit?.times ?? 1
    const value = (name: string): number => Number((groups[name] ?? '').replaceAll(',', '')) * times
    return {
      kind: 'amount',
      unit: unit?.of ?? null,
      from: groups['from'] === undefined ? Number.NEGATIVE_INFINITY : value('from'),
      to: kind === 'exactly' ? value('from') : groups['to'] === undefined ? Number.POSITIVE_INFINITY : value('to'),
      isOfGroup: patterns.group.test(label),
      without: kind === 'above' ? 'from' : kind === 'below' ? 'to' : null,
    }
  }
  return null
}

/** The range that a label names, in its own unit or in that of its heading; null where it names none. */
export function rangeOf(label: string, heading: string): LabelRange | null {
  // 'High season (Jul–Aug)', but not '21:45 (Fri)', which is a value.
  const inBrackets = /^\p{L}.*\(([^()]+)\)$/u.exec(label)?.[1] ?? ''
  return daysOf(label) ?? datesOf(label) ?? daysOf(inBrackets) ?? datesOf(inBrackets) ?? amountsOf(label, heading)
}

/** Whether a range covers a value; null where the two cannot be compared. */
export function covers(range: LabelRange, value: AskedValue): boolean | null {
  if (range.kind === 'weekday' && value.kind === 'weekday') return value.days.every((day) => range.days.has(day))
  if (range.kind === 'date' && range.weekday !== undefined && value.kind === 'weekday')
    return value.days.every((day) => day === range.weekday)
  if (range.kind === 'date' && value.kind === 'date') {
    return range.spans.some(({ from, to }) => {
      const holds = (day: number): boolean => (from <= to ? day >= from && day <= to : day >= from || day <= to)
      return holds(value.from) && holds(value.to)
    })
  }
  if (range.kind !== 'amount' || value.kind !== 'amount') return null
  // Ages are often written without a unit.
  const isAge = range.unit === null && value.unit === 'year' && range.from !== range.to && !range.isOfGroup
  if (range.unit !== value.unit && !isAge) return null
  const { amount } = value
  const isAtEdge =
    (range.without === 'from' && amount === range.from) || (range.without === 'to' && amount === range.to)
  return amount >= range.from && amount <= range.to && !isAtEdge
}

/** How much of all that there could be a range of amounts covers: 'Over 65' less than '16 and over', 'Under 5' less than 'Under 16'. */
export const widthOf = (range: LabelRange): number =>
  range.kind === 'amount' ? Math.min(range.to, most) - Math.max(range.from, 0) : 0
