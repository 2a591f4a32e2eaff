import { at } from '@vitrine/basics/at.ts'
import { quantile } from '@vitrine/basics/statistics.ts'
import { componentsOf } from '../connected-components.ts'
import type { GreyPicture } from '../grey-picture.ts'
import { otsuThreshold } from './otsu-threshold.ts'

/** A picture of something has at least this span of light, of 255; one of a single colour none. */
const leastSpan = 3
/** What covers this share of the picture, and is darker by so much than most of it, is a thing and no dust. */
const thing = { share: 0.02, darker: 15 } as const

/** Whether a microscope picture may show an empty field: it is a picture at all, and nothing large and dark lies within it, away from its edges. */
export function mayBeEmpty({ pixels, width, height }: GreyPicture): boolean {
  const light = [...pixels]
  const [dark, middle, bright] = [quantile(light, 0.01), quantile(light, 0.6), quantile(light, 0.99)]
  if (bright - dark < leastSpan) return false
  const threshold = otsuThreshold(pixels)
  const below = pixels.map((value) => (value <= threshold ? 1 : 0))
  return !componentsOf(below, width, height, { corners: false }).some(
    ({ pixels: places, left, top, right, bottom }) => {
      const isInside = left > 0 && top > 0 && right < width - 1 && bottom < height - 1
      if (!isInside || places.length < thing.share * pixels.length) return false
      const mean = places.reduce((sum, place) => sum + at(pixels, place), 0) / places.length
      return middle - mean >= thing.darker
    },
  )
}
