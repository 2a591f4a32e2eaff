/** Linear light, 0…1, of an sRGB tone, 0…255, as WCAG defines it. */
export function linearLight(tone: number): number {
  const part = tone / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
