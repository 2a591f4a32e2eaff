/** sRGB byte → linear light 0…1, as WCAG defines it. */
const linear = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

// Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
export const linearLight = (byte: number): number => linear[byte] as number

/** Relative luminance of WCAG 2.x, 0…1. */
export const relativeLuminance = (red: number, green: number, blue: number): number =>
  0.2126 * linearLight(red) + 0.7152 * linearLight(green) + 0.0722 * linearLight(blue)
