import { at } from '@vitrine/basics/at.ts'
import { mean, quantile } from '@vitrine/basics/statistics.ts'
import type { Loudness } from '@vitrine/engines/audio/loudness.ts'
import type { Curve } from './probability-curve.ts'

export interface Snore {
  start: number
  end: number
  confidence: number
}

interface Span {
  start: number
  end: number
}

/** A breath in may rattle with short breaks; a break longer than this ends the snore. Seconds. */
const longestBreak = 0.4
/** Seconds; shorter sounds are clicks. */
const shortestSnore = 0.25
/** Seconds; nobody breathes in for longer: a continuous drone is a motor, a fan or rain. */
const longestBreath = 6
/** dB; the loudness of breathing varies at least this much, even with a fan running. */
const leastSwell = 3
/** Seconds that the network may lose a continuing snore. */
const longestDip = 0.5
/** Where a stretch of snoring hardly rises above what lies between, its breaks cannot be heard. dB. */
const leastRise = 6

function stretches({ step, values }: Curve, seconds: number, threshold: number): Span[] {
  const spans: Span[] = []
  values.forEach((value, cell) => {
    if (value < threshold) return
    const end = Math.min(seconds, (cell + 1) * step)
    const last = spans.at(-1)
    if (last?.end === cell * step) last.end = end
    else spans.push({ start: cell * step, end })
  })
  return spans
}

/** A dip of the network's within one breath: the sound between two stretches goes on as loud as they are. */
function goesOn(last: Span, next: Span, { frames, frameSeconds }: Loudness): boolean {
  const level = ({ start, end }: Span): number => {
    const part = frames.subarray(Math.floor(start / frameSeconds), Math.round(end / frameSeconds)).toSorted()
    return part[Math.floor(part.length / 2)] ?? Number.NEGATIVE_INFINITY
  }
  const gap = { start: last.end, end: next.start }
  const quietest = Math.min(
    ...frames.subarray(Math.floor(gap.start / frameSeconds), Math.round(gap.end / frameSeconds)),
  )
  return gap.end - gap.start <= longestDip && quietest > Math.min(level(last), level(next)) - leastRise
}

function joined(spans: readonly Span[], loudness: Loudness): Span[] {
  const whole: Span[] = []
  for (const span of spans) {
    const last = whole.at(-1)
    if (last && goesOn(last, span, loudness)) last.end = span.end
    else whole.push({ ...span })
  }
  return whole
}

function breaths(stretch: Span, { frames, frameSeconds }: Loudness): Span[] {
  const first = Math.floor(stretch.start / frameSeconds)
  const part = frames.subarray(first, Math.max(first + 1, Math.round(stretch.end / frameSeconds)))
  const quiet = quantile(part, 0.1)
  const loud = quantile(part, 0.95)
  if (loud - quiet < leastSwell && stretch.end - stretch.start > longestBreath) return []
  if (loud - quiet < leastRise) return [stretch]

  const level = loud - Math.min(12, (loud - quiet) / 2)
  const spans: Span[] = []
  part.forEach((value, index) => {
    if (value < level) return
    const start = (first + index) * frameSeconds
    const last = spans.at(-1)
    if (last && start - last.end <= longestBreak) last.end = start + frameSeconds
    else spans.push({ start, end: start + frameSeconds })
  })
  const long = spans.filter((span) => span.end - span.start >= shortestSnore)
  return long.length === 0 ? [stretch] : long
}

function meanWithin({ step, values }: Curve, { start, end }: Span): number {
  const cells = values.slice(Math.floor(start / step), Math.max(Math.floor(start / step) + 1, Math.ceil(end / step)))
  return mean(cells)
}

/**
 * The single snores: the network says in which stretches there is snoring, but hears a second at once;
 * the loudness says, within a stretch, where one breath ends and the next begins.
 */
export function findSnores(curve: Curve, loudness: Loudness, seconds: number, threshold: number): Snore[] {
  return joined(stretches(curve, seconds, threshold), loudness).flatMap((stretch) =>
    breaths(stretch, loudness).map((span) => ({ ...span, confidence: meanWithin(curve, span) })),
  )
}

/** Seconds from one breath to the next: asleep, grown-ups take 12 to 20 a minute, small children up to 40. */
const quickestBreath = 1.5
/** Fewer sounds may follow each other by chance. */
const fewest = 5
/** The most that sounds which follow each other faster than breaths are held to be snores, 0…1. */
const mostWhenTooFast = 0.49

/** Whether the snores follow each other faster than anyone breathes asleep, as a frog's croaks or a saw's strokes do. */
export function isTooFast(snores: readonly Pick<Snore, 'start'>[]): boolean {
  if (snores.length < fewest) return false
  const gaps = snores.slice(1).map(({ start }, index) => start - at(snores, index).start)
  return quantile(gaps, 0.5) < quickestBreath
}

/** The snores, each a guess at most where they follow each other too fast to be breaths. */
export const asSureAsBreaths = (snores: readonly Snore[]): Snore[] =>
  snores.map((snore) =>
    isTooFast(snores) ? { ...snore, confidence: Math.min(snore.confidence, mostWhenTooFast) } : snore,
  )

/** Highest probability of snoring where no single snore is found, 0…1. */
const mostWithoutSnores = 0.4

/**
 * The probability that there is snoring, 0…1, from that of the likeliest window. A snore of which all is heard says more than one
 * loud moment, which a grunt or a cough has too; where the network is moved and no breath is found, it probably is something else.
 */
export const sureOfSnoring = (snores: readonly Snore[], likeliest: number): number =>
  snores.length > 0 ? Math.max(...snores.map(({ confidence }) => confidence)) : Math.min(likeliest, mostWithoutSnores)

/** The longest time without a snore between two snores. */
export function longestPause(snores: readonly Snore[]): (Span & { seconds: number }) | null {
  let longest: (Span & { seconds: number }) | null = null
  snores.forEach((snore, index) => {
    const next = snores[index + 1]
    if (next === undefined) return
    const seconds = next.start - snore.end
    if (longest === null || seconds > longest.seconds) longest = { start: snore.end, end: next.start, seconds }
  })
  return longest
}
