/** How many pixels have each of the 256 tones. */
export function countTones(grey: Uint8Array): Uint32Array {
  const tones = new Uint32Array(256)
  for (let at = 0; at < grey.length; at += 1) {
    // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
    const tone = grey[at] as number
    tones[tone] = (tones[tone] as number) + 1
  }
  return tones
}

/** The lowest tone that at least `pixels` pixels do not exceed. */
export function toneAt(tones: Uint32Array, pixels: number): number {
  let sum = 0
  return tones.findIndex((count) => {
    sum += count
    return sum >= pixels
  })
}
