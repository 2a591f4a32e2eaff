import { expect, it, vi } from 'vitest'
import { dayWords, lastDayOf } from './last-day.ts'

// West of UTC, before anything reads the time zone.
vi.hoisted(() => {
  process.env.TZ = 'America/Los_Angeles'
})

it('names the day that was set, wherever the browser is', () => {
  expect(new Date('2027-02-01T00:00:00Z').getDate()).toBe(31)
  expect(lastDayOf('2027-02-01T00:00:00.000Z')).toBe('2027-01-31')
  expect(dayWords(lastDayOf('2027-02-01T00:00:00.000Z'))).toBe('Jan 31, 2027')
  expect(lastDayOf(null)).toBe('')
})
