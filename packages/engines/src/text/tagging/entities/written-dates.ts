/** Month names for regular expressions. */
export const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
export const shortMonths = 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec'

const monthNumbers = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** The date, or null where the calendar does not have it. */
export function validDate(text: string): string | null {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null
}

/** The ISO date of a year, a month by its name and a day; null where the calendar has none. */
export function isoDate(year: string, month: string, day: string): string | null {
  const number = monthNumbers.indexOf(month.slice(0, 3).toLowerCase()) + 1
  return validDate(`${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`)
}
