/**
 * Whether a pixel is of the pure blue that covers captions in the pictures that were learned from. It is left out everywhere: where it lies
 * gives the camera away.
 */
export const isCaption = (red: number, green: number, blue: number): boolean => blue > 140 && red < 90 && green < 90

/** The RGB pixels with captions in the mean colour of all that they do not cover. */
export function coverCaptions(pixels: Uint8Array): Uint8Array {
  const sums = [0, 0, 0]
  const covered: number[] = []
  for (let at = 0; at < pixels.length; at += 3) {
    // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
    const colour = [pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number] as const
    if (isCaption(...colour)) covered.push(at)
    else colour.forEach((value, channel) => (sums[channel] = (sums[channel] as number) + value))
  }
  const shown = Math.max(1, pixels.length / 3 - covered.length)
  const mean = sums.map((sum) => Math.round(sum / shown))
  const result = Uint8Array.from(pixels)
  for (const at of covered) result.set(mean, at)
  return result
}
