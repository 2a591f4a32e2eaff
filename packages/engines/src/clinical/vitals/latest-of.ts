interface Reading {
  name: string
  time: string | null
}

// The clearest way of writing it first: '03.01.2024 08:00' holds other figures too.
const clocks = [
  /(?<hour>\d{1,2}):(?<minute>\d{2})(?::\d{2})?\s?(?:(?<half>[ap])\.?m\b\.?)?/iu,
  /(?<hour>\d{1,2})(?<minute>)\s?(?<half>[ap])\.?m\b\.?/iu,
  /^(?<hour>\d{1,2})\.?(?<minute>\d{2})(?:\s?h(?:rs|ours)?)?$/iu,
]

const clockIn = (time: string): RegExpExecArray | null =>
  clocks.reduce<RegExpExecArray | null>((found, clock) => found ?? clock.exec(time), null)

/** Minutes since midnight of '18:00', '1800h', '6:30 pm', '6 pm'; null where no clock stands. */
function minutesOf(time: string): number | null {
  const { hour, minute, half } = clockIn(time)?.groups ?? {}
  if (hour === undefined) return null
  const late = half?.toLowerCase() === 'p' && Number(hour) < 12 ? 12 : 0
  return (Number(hour) + late) * 60 + Number(minute)
}

const dayOf = (time: string): string => time.replace(clockIn(time)?.[0] ?? '', '').trim()

/**
 * The last taken of several readings of one vital sign. Null where the times do not tell: one has none, they are of several days, or they neither
 * rise nor fall, as where a chart runs over midnight.
 */
export function latestOf<Item extends Reading>(readings: readonly Item[]): Item | null {
  const timed = readings.map(({ time }) => (time === null ? null : minutesOf(time)))
  const days = new Set(readings.map(({ time }) => dayOf(time ?? '')))
  const last = timed.at(-1)
  const [first] = timed
  if (readings.length < 2 || days.size > 1 || typeof first !== 'number' || typeof last !== 'number') return null
  const rises = timed.every(
    (minutes, index) => minutes !== null && (index === 0 || minutes > (timed[index - 1] ?? Number.POSITIVE_INFINITY)),
  )
  const falls = timed.every(
    (minutes, index) => minutes !== null && (index === 0 || minutes < (timed[index - 1] ?? Number.NEGATIVE_INFINITY)),
  )
  if (rises) return readings.at(-1) ?? null
  return falls ? (readings[0] ?? null) : null
}
