import { writtenFormats } from '../../tables/date-formats.ts'

/** Month first where both orders fit: 856 is a US standard. */
const order = ['year-month-day', 'month-day-year', 'day-month-year', 'named month with day']

const formats = order.flatMap((name) => writtenFormats.filter((format) => format.name === name))

/** A date in any usual format → YYYY-MM-DD; null where there is none. */
export function readDate(text: string): string | null {
  const written = /^(\d{4})(\d{2})(\d{2})$/.exec(text.trim())
  const cell = written ? `${written[1]}-${written[2]}-${written[3]}` : text.trim()
  // Nobody writes the month first with points: '07.11.2025'.
  const dayFirst = formats.filter(({ name }) => name === 'day-month-year')
  for (const { parse } of /^\d{1,2}\.\d/.test(cell) ? [...dayFirst, ...formats] : formats) {
    const time = parse(cell)
    if (!Number.isNaN(time)) return new Date(time).toISOString().slice(0, 10)
  }
  return null
}
