/** The spacing of the steps of a history. `index` is a running number (week 40, 41, …) without a calendar. */
export type StepUnit = 'hour' | 'day' | 'business day' | 'week' | 'month' | 'quarter' | 'half-year' | 'year' | 'index'

/** Places dates on a grid of equal steps and names the steps. */
export interface Calendar {
  unit: StepUnit
  /** Cycles in steps, ascending. */
  seasonLengths: readonly number[]
  toStep: (time: number) => number
  /** ISO date (with hour for hourly data) of a step; the number itself for an index. */
  label: (step: number) => string
  /** Place in the year, 0…1; null without a calendar. */
  placeInYear: ((step: number) => number) | null
}

const hour = 3_600_000
const day = 24 * hour
const averageYear = 365.2425 * day

/** Weekdays since Monday 5 January 1970; a weekend counts as the Friday before. */
function businessDay(time: number): number {
  const days = Math.floor(time / day) - 4
  return Math.floor(days / 7) * 5 + Math.min(4, ((days % 7) + 7) % 7)
}

function businessDayTime(step: number): number {
  const weekday = ((step % 5) + 5) % 5
  return (((step - weekday) / 5) * 7 + weekday + 4) * day
}

function fromTimes(
  unit: StepUnit,
  seasonLengths: readonly number[],
  toStep: (time: number) => number,
  toTime: (step: number) => number,
): Calendar {
  return {
    unit,
    seasonLengths,
    toStep,
    label: (step) => new Date(toTime(step)).toISOString().slice(0, unit === 'hour' ? 16 : 10),
    placeInYear: (step) => (((toTime(step) % averageYear) + averageYear) % averageYear) / averageYear,
  }
}

function spaced(unit: StepUnit, length: number, offset: number, seasonLengths: readonly number[]): Calendar {
  return fromTimes(
    unit,
    seasonLengths,
    (time) => Math.floor((time - offset) / length),
    (step) => offset + step * length,
  )
}

function months(unit: StepUnit, length: number, seasonLengths: readonly number[]): Calendar {
  return fromTimes(
    unit,
    seasonLengths,
    (time) => {
      const date = new Date(time)
      return Math.floor((date.getUTCFullYear() * 12 + date.getUTCMonth()) / length)
    },
    (step) => Date.UTC(Math.floor((step * length) / 12), (step * length) % 12, 1),
  )
}

const calendars: Record<StepUnit, (origin: number) => Calendar> = {
  hour: () => spaced('hour', hour, 0, [24, 168]),
  day: () => spaced('day', day, 0, [7, 365]),
  'business day': () => fromTimes('business day', [5], businessDay, businessDayTime),
  week: (origin) => spaced('week', 7 * day, Math.floor(origin / day) * day, [52]),
  month: () => months('month', 1, [12]),
  quarter: () => months('quarter', 3, [4]),
  'half-year': () => months('half-year', 6, [2]),
  year: () => months('year', 12, []),
  index: () => ({ unit: 'index', seasonLengths: [], toStep: Math.round, label: String, placeInYear: null }),
}

/** `origin` is any date of the data: weeks are counted from its weekday. `cycle` is the length of a year of which only the parts are known. */
export function calendarOf(unit: StepUnit, origin: number, cycle: number | null = null): Calendar {
  const calendar = calendars[unit](origin)
  return cycle === null ? calendar : { ...calendar, seasonLengths: [cycle] }
}
