/** Voices from a deep man's to a screaming child's. Hertz. */
const lowest = 65
const highest = 600

export interface PitchFrame {
  /** null where the frame has no pitch. */
  hertz: number | null
  /** Height of the autocorrelation's peak, 0…1: how regular the voice swings. */
  periodicity: number
}

const voiced = 0.45

/** Pitch of one frame by its normalised cross-correlation; the frame should hold two periods of the deepest voice. */
export function framePitch(frame: Float32Array, rate: number): PitchFrame {
  const shortest = Math.floor(rate / highest)
  const longest = Math.min(Math.ceil(rate / lowest), Math.floor(frame.length / 2))
  const length = frame.length - longest
  const heights = new Float64Array(longest + 2)
  // Indices stay inside; casts cost nothing in these loops, which `at` would slow (docs/decisions/014).
  for (let lag = shortest - 1; lag <= longest; lag++) {
    let [product, own, other] = [0, 0, 0]
    for (let index = 0; index < length; index++) {
      const here = frame[index] as number
      const there = frame[index + lag] as number
      product += here * there
      own += here * here
      other += there * there
    }
    heights[lag] = product / Math.sqrt(own * other + 1e-9)
  }
  let best = 0
  for (let lag = shortest; lag <= longest; lag++) best = Math.max(best, heights[lag] as number)
  // The first peak that is nearly the highest: later ones are whole periods more.
  let chosen = 0
  for (let lag = shortest; lag < longest && chosen === 0; lag++) {
    const height = heights[lag] as number
    const isPeak = height >= (heights[lag - 1] as number) && height >= (heights[lag + 1] as number)
    if (isPeak && height >= 0.9 * best) chosen = lag
  }
  if (chosen === 0 || best < voiced) return { hertz: null, periodicity: Math.max(0, best) }
  const [before, at, after] = [heights[chosen - 1] as number, heights[chosen] as number, heights[chosen + 1] as number]
  const bend = before - 2 * at + after
  const shift = bend === 0 ? 0 : Math.max(-0.5, Math.min(0.5, (0.5 * (before - after)) / bend))
  return { hertz: rate / (chosen + shift), periodicity: Math.min(1, best) }
}
