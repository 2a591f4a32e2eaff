import { at } from '@vitrine/basics/at.ts'
import { clockTime } from '@vitrine/basics/clock-time.ts'
import { quantile } from '@vitrine/basics/statistics.ts'
import type { Track } from '@vitrine/engines/video/follow-objects.ts'

/** How many things are in view on each still, one after the other. */
export interface CountsOverTime {
  times: readonly number[]
  counts: readonly number[]
}

/** A thing missed in one picture between two is still there: detections flicker. */
const bridged = 2

/** A count in only one picture is an error; the neighbours' count replaces it where they agree. */
const steady = (counts: readonly number[]): number[] =>
  counts.map((count, index) => {
    const [before, after] = [counts[index - 1], counts[index + 1]]
    return before !== undefined && before === after ? before : count
  })

export function countsOf(tracks: readonly Track[], times: readonly number[]): CountsOverTime {
  const counts = times.map(() => 0)
  for (const { sightings } of tracks) {
    const seen = sightings.map(({ time }) => times.indexOf(time)).filter((index) => index >= 0)
    seen.forEach((index, order) => {
      const next = seen[order + 1]
      const until = next !== undefined && next - index <= bridged ? next : index + 1
      for (let time = index; time < until; time++) counts[time] = at(counts, time) + 1
    })
  }
  return { times, counts: steady(counts) }
}

/** The most that were there at once, for longer than one picture. */
export function mostAtOnce({ counts }: CountsOverTime): number {
  if (counts.length < 3) return Math.max(0, ...counts)
  return Math.max(0, ...counts.slice(1).map((count, index) => Math.min(count, at(counts, index))))
}

export function usualCount({ times, counts }: CountsOverTime, stretch: { start: number; end: number }): number {
  const within = counts.filter((_, index) => {
    const time = at(times, index)
    return time >= stretch.start - 1e-6 && time <= stretch.end + 1e-6
  })
  return quantile(within, 0.5)
}

/** The times when at least a given number were in view. */
export function spansWith(
  { times, counts }: CountsOverTime,
  least: number,
  step: number,
): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = []
  counts.forEach((count, index) => {
    if (count < least) return
    const time = at(times, index)
    const last = spans.at(-1)
    if (last && time - last.end < step * 1.5) last.end = time
    else spans.push({ start: time, end: time })
  })
  return spans
}

/** When the count changes, for longer than a moment. */
export function changesOf({ times, counts }: CountsOverTime): { time: number; from: number; to: number }[] {
  const changes: { time: number; from: number; to: number }[] = []
  let now = counts[0] ?? 0
  for (let index = 1; index < counts.length; index++) {
    const count = at(counts, index)
    if (count === now || (counts[index + 1] ?? count) !== count) continue
    changes.push({ time: at(times, index), from: now, to: count })
    now = count
  }
  return changes
}

/** '2 to 3 at 0:04, 3 to 1 at 0:09' */
export const changesInWords = (changes: ReturnType<typeof changesOf>): string =>
  changes.map(({ time, from, to }) => `${from} to ${to} at ${clockTime(time)}`).join(', ')
