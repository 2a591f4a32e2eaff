import { at } from '@vitrine/basics/at.ts'
import { countNumbers } from '@vitrine/basics/statistics.ts'
import { readPatterns } from '../text/read-patterns.ts'
import { type DateFormat, type DateGrain, headedFormats, writtenFormats } from './date-formats.ts'
import { namesTotal } from './names-total.ts'
import { isMissing } from './parse-number.ts'

export interface ParsedDates {
  /** Milliseconds since 1970 (UTC) for each cell, NaN where it is missing or not a date. */
  times: Float64Array
  grain: DateGrain
  format: string
}

/** Formats of which one is read as the other. */
const orders = new Set(['day-month-year', 'month-day-year'])
const sampleSize = 400
const neededShare = 0.95
const { time: timeWords } = readPatterns(new URL('./wordings/time-headings.txt', import.meta.url), ['time'])

/** Whether a heading refers to time ("Week", "Datum", "order_date"). */
export function namesTime(heading: string): boolean {
  return timeWords.test(heading)
}

interface Candidate {
  format: DateFormat
  times: Float64Array
}

/** Number of different steps between the sorted distinct dates; months of 28 to 31 days count as one. */
function stepKinds(times: Float64Array): number {
  const sorted = Float64Array.from(new Set(times.filter((time) => !Number.isNaN(time)))).sort()
  const steps = new Set<number>()
  for (let index = 1; index < sorted.length; index += 1) {
    const days = Math.round((at(sorted, index) - at(sorted, index - 1)) / 86_400_000)
    steps.add(days >= 28 && days <= 31 ? 30 : days)
  }
  return steps.size
}

function mostEven(first: Candidate, second: Candidate): Candidate {
  if (countNumbers(first.times) !== countNumbers(second.times))
    return countNumbers(first.times) > countNumbers(second.times) ? first : second
  if (first.format.grain === 'half-year') return first
  const dots = first.format.name === 'day-month-year' && second.format.name === 'month-day-year'
  const [a, b] = [stepKinds(first.times), stepKinds(second.times)]
  if (a === b) return dots ? second : first
  return a < b ? first : second
}

/** A row of totals has a word where the others have a date. */
const isUndated = (cell: string): boolean => isMissing(cell) || namesTotal(cell) !== null

function share(format: DateFormat, sample: readonly string[]): number {
  return sample.filter((cell) => !Number.isNaN(format.parse(cell))).length / sample.length
}

/** A sample of non-empty cells from the whole length of the column. */
function spread(cells: readonly string[]): string[] {
  const step = Math.max(1, Math.floor(cells.length / sampleSize))
  const sample: string[] = []
  for (let index = 0; index < cells.length; index += step) {
    const cell = cells[index]?.trim() ?? ''
    if (!isUndated(cell)) sample.push(cell)
  }
  return sample
}

/** Days that are written in more than one way, '2024-03-05' and '6 Mar 2024'; null where one of them could be read in two ways. */
function mixedDays(cells: readonly string[], sample: readonly string[]): ParsedDates | null {
  const formats = writtenFormats.filter(({ grain, name }) => grain === 'day' && !orders.has(name))
  const used = formats.filter((format) => share(format, sample) > 0)
  if (used.length < 2) return null
  const times = Float64Array.from(cells, (cell) => {
    const read = used.map((format) => format.parse(cell.trim())).find((time) => !Number.isNaN(time))
    return read ?? Number.NaN
  })
  const enough = neededShare * cells.filter((cell) => !isUndated(cell)).length
  return countNumbers(times) >= enough ? { times, grain: 'day', format: 'several' } : null
}

/**
 * Reads a column as dates when at least 95 % of its cells are, else null.
 * 03/04/2024 may be April or March: a day above 12 anywhere decides; without one the order that gives the
 * more even steps wins, and the month comes first when both are even.
 */
export function parseDates(heading: string, cells: readonly string[]): ParsedDates | null {
  const formats = namesTime(heading) ? [...writtenFormats, ...headedFormats] : writtenFormats
  const sample = spread(cells)
  if (sample.length === 0) return null
  const candidates = formats.filter((format) => share(format, sample) >= neededShare)
  const parsed = candidates
    .map((format) => ({ format, times: Float64Array.from(cells, (cell) => format.parse(cell.trim())) }))
    .filter(({ times }) => countNumbers(times) >= neededShare * cells.filter((cell) => !isUndated(cell)).length)
  const [first, second] = parsed
  if (first === undefined) return mixedDays(cells, sample)
  const chosen = second === undefined ? first : mostEven(first, second)
  const hasClock =
    chosen.format.grain === 'day' && chosen.times.some((time) => time % 86_400_000 !== 0 && time === time)
  return { times: chosen.times, grain: hasClock ? 'time' : chosen.format.grain, format: chosen.format.name }
}
