import { z } from 'zod'

const pair = z.tuple([z.number(), z.number()])
const square = z.tuple([pair, pair])
const share = z.number().min(0).max(1)

/**
 * How large foods look in photos with a known length in them, fitted by evals/train/portion/fit_sizes.py. A look is the natural
 * logarithm of the longer and of the shorter side of a food's box in centimetres. A food has several: from above and from the side, as the
 * detector mostly sees it and as it should; which of them a photo shows is not known.
 */
export const sizeModelSchema = z.object({
  /** Covariance of a look about the usual one of its food and view. */
  spread: square,
  /** Share of boxes that do not fit the food: where the detector calls it food, and where it calls it something else. */
  misfit: z.object({ food: share, other: share }),
  /** Mean and covariance of all looks: what a box that is no food, or a food without looks, is like. */
  any: z.object({ mean: pair, spread: square }),
  looks: z.record(z.string(), z.array(pair)),
})
export type SizeModel = z.infer<typeof sizeModelSchema>

export type Look = [long: number, short: number]
export type Covariance = z.infer<typeof square>

/** Density of a normal distribution of two values. */
export function density([x, y]: Look, [meanX, meanY]: Look, [[xx, xy], [, yy]]: Covariance): number {
  const determinant = xx * yy - xy * xy
  const [dx, dy] = [x - meanX, y - meanY]
  const distance = (yy * dx * dx - 2 * xy * dx * dy + xx * dy * dy) / determinant
  return Math.exp(-0.5 * distance) / (2 * Math.PI * Math.sqrt(determinant))
}
