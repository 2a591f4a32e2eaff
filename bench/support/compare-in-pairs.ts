import { setTimeout as delay } from 'node:timers/promises'
import { at } from '@vitrine/basics/at.ts'
import { median } from '@vitrine/basics/statistics.ts'
import type { Row } from './row.ts'

/** One run; resolves to its milliseconds. */
export type TimedRun = () => Promise<number>

export interface Comparison {
  /** Medians, milliseconds. */
  bare: number
  served: number
  /** The median of the pairs' differences, milliseconds. */
  difference: number
  /** Between these it would lie in 95 of 100 such measurements. */
  between: readonly [number, number]
  pairs: number
}

const fewestPairs = 9
const mostPairs = 41
/** After this time no further pair is begun, once there are enough. */
const milliseconds = 60_000

/** Runs of each before the first pair, until the code is compiled. */
const firstRuns = 10
const firstMilliseconds = 10_000

/**
 * Milliseconds: a run's threads keep spinning for a while in case of further work, which must not slow down the other
 * side.
 */
const pause = 50

/**
 * The median of the differences and its interval, by rank: no form of distribution is assumed, and a pair that something
 * else on the machine disturbed counts as one of many.
 */
export function compare(pairs: readonly { bare: number; served: number }[]): Comparison {
  const differences = pairs.map(({ bare, served }) => served - bare).toSorted((a, b) => a - b)
  const last = differences.length - 1
  const rank = Math.max(0, Math.floor((differences.length - 1.96 * Math.sqrt(differences.length)) / 2))
  return {
    bare: median(pairs.map(({ bare }) => bare)),
    served: median(pairs.map(({ served }) => served)),
    difference: median(differences),
    between: [at(differences, rank), at(differences, last - rank)],
    pairs: pairs.length,
  }
}

/** Runs both side by side, each first in every second pair, so that other load on the machine affects both alike. */
export async function compareInPairs(bare: TimedRun, served: TimedRun): Promise<Comparison> {
  const start = performance.now()
  for (let run = 0; run < firstRuns && (run < 2 || performance.now() - start < firstMilliseconds); run += 1) {
    await served()
    await bare()
  }
  const after = async (run: TimedRun): Promise<number> => {
    await delay(pause)
    return run()
  }
  const pairs: { bare: number; served: number }[] = []
  const begun = performance.now()
  while (pairs.length < fewestPairs || (pairs.length < mostPairs && performance.now() - begun < milliseconds)) {
    if (pairs.length % 2 === 0) {
      const first = await after(bare)
      pairs.push({ bare: first, served: await after(served) })
    } else {
      const first = await after(served)
      pairs.push({ bare: await after(bare), served: first })
    }
  }
  return compare(pairs)
}

/** Milliseconds that the server may add to a run. */
const aim = 15

const signed = (value: number): string => `${value >= 0 ? '+' : '-'}${Math.abs(value).toFixed(1)}`

/** The row of a comparison; its aim is held against the median. */
export function differenceRow(what: string, { bare, served, difference, between, pairs }: Comparison): Row {
  const [low, high] = between
  return {
    what,
    bare: `${bare.toFixed(1)} ms`,
    ours: `${served.toFixed(1)} ms`,
    result: `${signed(difference)} ms (${signed(low)} to ${signed(high)}, ${pairs} pairs)`,
    aim: `≤ +${aim} ms`,
    met: difference <= aim,
  }
}
