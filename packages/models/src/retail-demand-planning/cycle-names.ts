import type { Calendar, StepUnit } from '@vitrine/engines/forecast/table/calendar.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** 'year', 'week' or 'day': the name of a cycle of `length` steps. */
export function cycleName(unit: StepUnit, length: number): string {
  if (unit === 'hour') return length === 24 ? 'day' : 'week'
  if (unit === 'day' || unit === 'business day') return length <= 7 ? 'week' : 'year'
  return 'year'
}

/** The place of a step in its cycle in words: a weekday, a month, a quarter, a half or an hour. */
export function nameOfPlace(calendar: Calendar, step: number, length: number): string {
  if (calendar.unit === 'index') {
    const place = ((((step - 1) % length) + length) % length) + 1
    return (length === 12 ? months[place - 1] : undefined) ?? `week ${place}`
  }
  const label = calendar.label(step)
  const date = new Date(label.length > 10 ? `${label}Z` : label)
  const cycle = cycleName(calendar.unit, length)
  if (cycle === 'day') return `${label.slice(11, 13)}:00`
  if (cycle === 'week') return weekdays[date.getUTCDay()] ?? label
  if (calendar.unit === 'quarter') return `quarter ${Math.floor(date.getUTCMonth() / 3) + 1}`
  if (calendar.unit === 'half-year') return date.getUTCMonth() < 6 ? 'the first half' : 'the second half'
  return months[date.getUTCMonth()] ?? label
}
