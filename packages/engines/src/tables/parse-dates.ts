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
  /** Where day and month could as well be the other way round: which of them was taken to come first. */
  unsureOrder?: 'day' | 'month'
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

/** Dates of the same day in each month, other than the first: nobody dates months so. */
function areOddMonths({ times }: Candidate): boolean {
  const dated = times.filter((time) => !Number.isNaN(time))
  const days = new Set(Array.from(dated, (time) => new Date(time).getUTCDate()))
  return new Set(dated).size > 2 && days.size === 1 && !days.has(1)
}

interface Chosen extends Candidate {
  isUnsure: boolean
}

function mostEven(first: Candidate, second: Candidate, dayFirst: boolean): Chosen {
  const [read, readOtherwise] = [countNumbers(first.times), countNumbers(second.times)]
  if (read !== readOtherwise) return { ...(read > readOtherwise ? first : second), isUnsure: false }
  if (first.format.grain === 'half-year') return { ...first, isUnsure: false }
  const isOrder = orders.has(first.format.name) && orders.has(second.format.name)
  const [a, b] = [stepKinds(first.times), stepKinds(second.times)]
  const isSame = first.times.every((time, row) => Number.isNaN(time) || time === second.times[row])
  // All steps alike in one reading only, or two more kinds of steps, decide.
  const isUnsure = isOrder && !isSame && (a === b || (Math.min(a, b) > 1 && Math.abs(a - b) < 2))
  if (a !== b) return { ...(a < b ? first : second), isUnsure }
  if (!isOrder) return { ...first, isUnsure }
  const odd = [areOddMonths(first), areOddMonths(second)]
  const isFirst = odd[0] === odd[1] ? dayFirst : !odd[0]
  return { ...(isFirst ? first : second), isUnsure }
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

function readDates(heading: string, cells: readonly string[], dayFirst: boolean): ParsedDates | null {
  const formats = namesTime(heading) ? [...writtenFormats, ...headedFormats] : writtenFormats
  const sample = spread(cells)
  if (sample.length === 0) return null
  const candidates = formats.filter((format) => share(format, sample) >= neededShare)
  const parsed = candidates
    .map((format) => ({ format, times: Float64Array.from(cells, (cell) => format.parse(cell.trim())) }))
    .filter(({ times }) => countNumbers(times) >= neededShare * cells.filter((cell) => !isUndated(cell)).length)
  const [first, second] = parsed
  if (first === undefined) return mixedDays(cells, sample)
  const hasPoints = sample.every((cell) => /^\d{1,2}\./.test(cell))
  const chosen = second === undefined ? { ...first, isUnsure: false } : mostEven(first, second, dayFirst || hasPoints)
  const isUnsure = chosen.isUnsure && !hasPoints
  const hasClock =
    chosen.format.grain === 'day' && chosen.times.some((time) => time % 86_400_000 !== 0 && time === time)
  const parsedDates = {
    times: chosen.times,
    grain: hasClock ? 'time' : chosen.format.grain,
    format: chosen.format.name,
  }
  return isUnsure
    ? { ...parsedDates, unsureOrder: chosen.format.name === 'day-month-year' ? 'day' : 'month' }
    : parsedDates
}

const range = /^(.*\d.*?)(?: +(?:-|–|—|to|bis|au|al|t\/m) +| ?[–—] ?)(.*\d.*)$/iu

/** From one day to another, '03/06/2024 - 09/06/2024': the first; null where the cells are no such spans. */
function rangeStarts(heading: string, cells: readonly string[], dayFirst: boolean): ParsedDates | null {
  const sample = spread(cells)
  const spans = sample.filter((cell) => range.test(cell)).length
  if (spans === 0 || spans < neededShare * sample.length) return null
  return readDates(
    heading,
    cells.map((cell) => range.exec(cell.trim())?.[1]?.trim() ?? ''),
    dayFirst,
  )
}

/**
 * Reads a column as dates when at least 95 % of its cells are, else null.
 * 03/04/2024 may be April or March: a day above 12 anywhere decides; without one the order that gives the
 * more even steps wins. Where both are even, the month comes first unless points or `dayFirst` (the file is written as in Europe)
 * say otherwise, and `unsureOrder` tells.
 */
export function parseDates(heading: string, cells: readonly string[], dayFirst = false): ParsedDates | null {
  return readDates(heading, cells, dayFirst) ?? rangeStarts(heading, cells, dayFirst)
}
