import { at } from '@vitrine/basics/at.ts'
import type { StepUnit } from './calendar.ts'

/** Milliseconds. */
export const day = 86_400_000

/** Units from fine to coarse with the minimum and maximum number of days in one step. */
const units: readonly { unit: StepUnit; least: number; most: number }[] = [
  { unit: 'hour', least: 1 / 25, most: 1 / 23 },
  { unit: 'day', least: 1, most: 1 },
  { unit: 'week', least: 7, most: 7 },
  { unit: 'month', least: 28, most: 31 },
  { unit: 'quarter', least: 89, most: 92 },
  { unit: 'half-year', least: 181, most: 184 },
  { unit: 'year', least: 365, most: 366 },
]

/** Share of gaps between neighbouring dates that must be one step of a unit. */
const regularShare = 0.6

/** Whether the dates span four weeks or more and none is a Saturday or Sunday. */
function isWeekdaysOnly(sorted: Float64Array): boolean {
  return sorted.length >= 15 && sorted.every((time) => new Date(time).getUTCDay() % 6 !== 0)
}

/** Share of consecutive spans of `days` days, from the first date to the last, that contain a date. */
function filledShare(sorted: Float64Array, days: number): number {
  const first = at(sorted, 0)
  const places = new Set(Array.from(sorted, (time) => Math.floor((time - first) / day / days)))
  return places.size / (Math.floor((at(sorted, sorted.length - 1) - first) / day / days) + 1)
}

function median(values: Float64Array): number {
  return at(values.toSorted(), values.length >> 1)
}

/**
 * The unit of the steps between dates (milliseconds, any order, repeats allowed): the coarsest whose step is the gap
 * between most neighbours. Uneven dates, such as single orders, get the finest unit from days up that leaves few steps empty;
 * sub-hourly readings are summed by hour. `irregular` means that dates had to be grouped.
 */
export function detectFrequency(times: Float64Array): { unit: StepUnit; irregular: boolean } {
  const sorted = Float64Array.from(new Set(times.filter((time) => !Number.isNaN(time)))).sort()
  const gaps = sorted.slice(1).map((time, index) => (time - at(sorted, index)) / day)
  if (gaps.length === 0) return { unit: 'day', irregular: false }
  for (const { unit, least, most } of units) {
    const fitting = gaps.filter((gap) => gap >= least && gap <= most).length / gaps.length
    if (fitting < regularShare) continue
    return { unit: unit === 'day' && isWeekdaysOnly(sorted) ? 'business day' : unit, irregular: false }
  }
  const span = (at(sorted, sorted.length - 1) - at(sorted, 0)) / day
  if (median(gaps) < 0.9) return { unit: span > 21 ? 'day' : 'hour', irregular: true }
  const coarser = units.find(({ unit, most }) => unit !== 'hour' && filledShare(sorted, most) >= 0.6)
  return { unit: coarser?.unit ?? 'month', irregular: true }
}
