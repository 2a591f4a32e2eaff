/** Largest distance from zero in each of `buckets` equal slices, 0…1: the outline that a player draws. */
export function waveformPeaks(samples: Float32Array, buckets = 800): number[] {
  const count = Math.min(buckets, samples.length)
  return Array.from({ length: count }, (_, bucket) => {
    const end = Math.floor(((bucket + 1) * samples.length) / count)
    let peak = 0
    for (let index = Math.floor((bucket * samples.length) / count); index < end; index++) {
      // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
      peak = Math.max(peak, Math.abs(samples[index] as number))
    }
    return Math.round(Math.min(1, peak) * 1000) / 1000
  })
}
