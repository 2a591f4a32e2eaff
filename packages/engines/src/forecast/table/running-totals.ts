import type { Calendar } from './calendar.ts'
import type { Collected } from './collect-series.ts'
import { nameSuggests } from './column-names.ts'

/** Years that begin anew before figures alone show that they count up. */
const fewestYears = 2
/** After the turn of the year a running total is this share of the last one at most. */
const fallenTo = 0.4

type Steps = readonly (readonly [step: number, value: number])[]

const stepsOf = ({ values }: Collected): Steps => [...values].toSorted(([a], [b]) => a - b)

const yearOf = (calendar: Calendar, step: number): string => calendar.label(step).slice(0, 4)

/** Whether figures only rise within each year, and fall at each turn of the year. */
function restartsEachYear(steps: Steps, calendar: Calendar): boolean {
  let turns = 0
  for (const [place, [step, value]] of steps.entries()) {
    const before = steps[place - 1]
    if (before === undefined) continue
    const isTurn = yearOf(calendar, step) !== yearOf(calendar, before[0])
    if (isTurn ? value > fallenTo * before[1] : value < before[1]) return false
    if (isTurn) turns += 1
  }
  return turns >= fewestYears
}

const hardlyFalls = (steps: Steps): boolean =>
  steps.filter(([, value], place) => value < (steps[place - 1]?.[1] ?? value)).length <= steps.length / 8

/** What was added in each step. The first figure is known to be one step's only where it begins a year. */
function differences(steps: Steps, calendar: Calendar): Map<number, number> {
  const apart = new Map<number, number>()
  for (const [place, [step, value]] of steps.entries()) {
    const before = steps[place - 1]
    if (before !== undefined) apart.set(step, value >= before[1] ? value - before[1] : value)
    else if (calendar.placeInYear !== null && calendar.label(step).slice(5, 7) === '01') apart.set(step, value)
  }
  return apart
}

/**
 * Series that count up through the year, by their heading or by their figures, become what was added in each step; others stay
 * as they are. Whether it was so.
 */
export function takeApart(all: readonly Collected[], calendar: Calendar, heading: string): boolean {
  const isNamed = nameSuggests(heading, 'running')
  const runs = all.every((one) => {
    const steps = stepsOf(one)
    return isNamed ? hardlyFalls(steps) : calendar.placeInYear !== null && restartsEachYear(steps, calendar)
  })
  if (!runs || all.length === 0) return false
  for (const one of all) one.values = differences(stepsOf(one), calendar)
  return true
}
