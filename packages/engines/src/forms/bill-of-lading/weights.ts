/**
 * How well each way of finding a value fits, 0…1. Chosen by hand on the layouts that the extractor was written with
 * (evals/synthetic/layouts/bill-of-lading-tuning.ts); layouts unseen then measure what they come to (evals/datasets.md).
 */
export const scores = {
  letterhead: 0.5,
  /** Goods without headings: the units say what the figures are. */
  plainGoods: 0.75,
} as const

/** Added to the confidence of a stated sum that the lines make. */
export const agreedSupport = 0.05

/** A sum that nobody wrote may leave out a line that was not read. */
export const sumNotStated = 0.8

/** A container's number, with a check digit that is right and with one that is not, and how much of it hangs on how legible it is. */
export const containerConfidence = { proved: 0.97, unproved: 0.5, least: 0.4, byLegibility: 0.6 } as const
