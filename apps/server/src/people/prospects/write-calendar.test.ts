import { expect, test } from 'vitest'
import { writeCalendar } from './write-calendar.ts'

const event = { id: 'a', day: '2026-02-28', summary: 'Call Ada', url: 'https://vitrine.example/prospects?person=a' }
const write = (change: Partial<typeof event> = {}) =>
  writeCalendar('Vitrine', [{ ...event, ...change }], new Date('2026-02-01T10:20:30.400Z'))

test('a whole day ends where the next begins, also over the end of a month', () => {
  const text = write()
  expect(text).toContain('DTSTAMP:20260201T102030Z\r\nDTSTART;VALUE=DATE:20260228\r\nDTEND;VALUE=DATE:20260301\r\n')
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
  expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true)
})

test('signs of the format stay signs of the text', () => {
  expect(write({ summary: 'a;b,c\\d\r\nEND:VCALENDAR' })).toContain('SUMMARY:a\\;b\\,c\\\\d\\nEND:VCALENDAR\r\n')
})

test.each(['\v', '\f', '\u0085', '\u2028', '\u2029', '\r'])(
  'a line of a stranger’s after %j is none of the calendar’s',
  (sign) => {
    const text = write({ summary: `Ada${sign}ATTENDEE:mailto:x@elsewhere.example` })
    expect(text).toContain('SUMMARY:Ada\\nATTENDEE')
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
  },
)

test('no line is longer than 75 bytes, and no letter is cut in two', () => {
  const summary = 'ü€😀'.repeat(60)
  const text = write({ summary })
  const lines = text.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}`)
})
