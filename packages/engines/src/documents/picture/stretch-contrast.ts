import { linearLight } from '@vitrine/basics/linear-light.ts'
import type { GreyPicture } from './grey-picture.ts'
import { countTones, toneAt } from './tones.ts'

/** CIE L*, 0…100, of each sRGB grey. */
const lightnessOf = Array.from({ length: 256 }, (_, tone) => {
  const linear = linearLight(tone)
  return linear > 0.008856 ? 116 * Math.cbrt(linear) - 16 : 903.3 * linear
})

function greyOfLightness(lightness: number): number {
  const clamped = Math.min(100, Math.max(0, lightness))
  const linear = clamped > 8 ? ((clamped + 16) / 116) ** 3 : clamped / 903.3
  return Math.round(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055))
}

/**
 * Makes the darkest tones black and the lightest white, evenly to the eye: the scale of lightness (CIE L*) is stretched, not
 * that of the grey values. `cut` says which share of the pixels each end is. A picture of one tone stays as it is.
 */
export function stretchContrast(
  { grey, width, height }: GreyPicture,
  cut: { dark: number; light: number },
): GreyPicture {
  const tones = countTones(grey)
  const dark = Math.trunc(lightnessOf[toneAt(tones, Math.max(1, cut.dark * grey.length))] as number)
  const light = Math.trunc(lightnessOf[toneAt(tones, (1 - cut.light) * grey.length)] ?? 100)
  if (light - dark <= 1) return { grey, width, height }
  const stretched = Buffer.alloc(256)
  for (let tone = 0; tone < 256; tone += 1) {
    stretched[tone] = greyOfLightness((100 * ((lightnessOf[tone] as number) - dark)) / (light - dark))
  }
  const result = Buffer.allocUnsafe(grey.length)
  for (let at = 0; at < grey.length; at += 1) result[at] = stretched[grey[at] ?? 255] ?? 255
  return { grey: result, width, height }
}
