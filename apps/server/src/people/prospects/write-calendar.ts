import { lineBreaks } from '@vitrine/basics/line-breaks.ts'

/** A whole-day event. */
export interface CalendarDay {
  /** Stable, so that calendars update the event instead of adding another. */
  id: string
  /** YYYY-MM-DD. */
  day: string
  summary: string
  url: string
}

const longestLine = 75
const dayMilliseconds = 24 * 3_600_000

/** Control characters have no place in a text (RFC 5545, 3.1), and some programs end a line at one. */
const controls = /\p{Cc}/gu

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(lineBreaks, '\\n')
    .replace(controls, '')

/** Folds lines to at most 75 bytes (RFC 5545, 3.1): continuations begin with a blank, and no character is split. */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  for (const letter of line) {
    if (Buffer.byteLength(piece + letter) > longestLine) {
      pieces.push(piece)
      piece = ' '
    }
    piece += letter
  }
  return [...pieces, piece].join('\r\n')
}

const plainDay = (day: string): string => day.replaceAll('-', '')

const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + dayMilliseconds).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** `20260201T102030Z`. */
const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '')

/** An iCalendar file (RFC 5545) of whole days. */
export function writeCalendar(product: string, days: readonly CalendarDay[], now: Date): string {
  const events = days.flatMap(({ id, day, summary, url }) => [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART;VALUE=DATE:${plainDay(day)}`,
    `DTEND;VALUE=DATE:${plainDay(dayAfter(day))}`,
    `SUMMARY:${escaped(summary)}`,
    `URL:${url}`,
    'END:VEVENT',
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//Prospects//EN`,
    ...events,
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
