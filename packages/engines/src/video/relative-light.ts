import { linearLight } from '@vitrine/basics/linear-light.ts'

const light = Float32Array.from({ length: 256 }, (_, byte) => linearLight(byte))

/** Linear light, 0…1, of an sRGB byte. */
// Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
export const lightOf = (byte: number): number => light[byte] as number

/** Relative luminance of WCAG 2.x, 0…1. */
export const relativeLuminance = (red: number, green: number, blue: number): number =>
  0.2126 * lightOf(red) + 0.7152 * lightOf(green) + 0.0722 * lightOf(blue)
