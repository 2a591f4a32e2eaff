interface Reading {
  name: string
  time: string | null
}

// The most specific format first: '03.01.2024 08:00' has other numbers too.
const clocks = [
  /(?<hour>\d{1,2}):(?<minute>\d{2})(?::\d{2})?\s?(?:(?<half>[ap])\.?m\b\.?)?/iu,
  /(?<hour>\d{1,2})(?<minute>)\s?(?<half>[ap])\.?m\b\.?/iu,
  /^(?<hour>\d{1,2})\.?(?<minute>\d{2})(?:\s?h(?:rs|ours)?)?$/iu,
  /^at (?<hour>\d{1,2})(?<minute>)$/iu,
]

const clockIn = (time: string): RegExpExecArray | null =>
  clocks.reduce<RegExpExecArray | null>((found, clock) => found ?? clock.exec(time), null)

/** Minutes since midnight of '18:00', '1800h', '6:30 pm', '6 pm'; null where there is no clock time. */
function minutesOf(time: string): number | null {
  const { hour, minute, half } = clockIn(time)?.groups ?? {}
  if (hour === undefined) return null
  const late = half?.toLowerCase() === 'p' && Number(hour) < 12 ? 12 : 0
  return (Number(hour) + late) * 60 + Number(minute)
}

const dayOf = (time: string): string => time.replace(clockIn(time)?.[0] ?? '', '').trim()

const minutesADay = 24 * 60

/** How long a chart takes that is read in this order, each reading after the one before it: charts run over midnight. */
const spanOf = (minutes: readonly number[]): number =>
  minutes.reduce((span, time, index) => {
    const before = minutes[index - 1]
    return before === undefined ? span : span + ((time - before + minutesADay) % minutesADay || minutesADay)
  }, 0)

/**
 * The last taken of several readings of one vital sign. Null where the times do not tell: one has none, they are of several days, or no order of
 * them fits into one day. Of two, the night between is taken for the shorter way: 22:00 and 06:00 run over midnight.
 */
export function latestOf<Item extends Reading>(readings: readonly Item[]): Item | null {
  const minutes = readings.flatMap(({ time }) => (time === null ? [] : (minutesOf(time) ?? [])))
  const days = new Set(readings.map(({ time }) => dayOf(time ?? '')))
  const [first, second] = minutes
  if (first === undefined || second === undefined || minutes.length < readings.length || days.size > 1) return null
  const goesOn = spanOf(minutes) < minutesADay
  const isNewestFirst = spanOf(minutes.toReversed()) < minutesADay
  if (goesOn && isNewestFirst)
    return (second > first || first - second > minutesADay / 2 ? readings[1] : readings[0]) ?? null
  if (goesOn) return readings.at(-1) ?? null
  return isNewestFirst ? (readings[0] ?? null) : null
}
