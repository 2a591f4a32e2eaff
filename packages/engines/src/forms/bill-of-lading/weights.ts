/**
 * How well each way of finding a value fits, 0…1. Chosen by hand on the layouts that the extractor was written with
 * (evals/synthetic/layouts/bill-of-lading-tuning.ts); measured on layouts unseen then (evals/datasets.md).
 */
export const scores = {
  letterhead: 0.5,
  /** Goods without headings: the units say what the figures are. */
  plainGoods: 0.75,
  /** A count of packages that the other counts add up to, and the only one of a page. */
  countedInAll: 0.65,
  onlyCount: 0.4,
  /** The only shipping line that a page names on a line of its own. */
  namedLine: 0.5,
  /** Told in a sentence. */
  told: 0.55,
  /** Terms of freight in a cell of their own without a label. */
  unlabelledTerms: 0.75,
  /** A weight that does not fit the weights of the lines. */
  misfit: 0.6,
  /** A weight of which nothing tells whether its figures are thousands or decimals. */
  undecided: 0.45,
} as const

/** Added to the confidence of a stated sum that the lines add up to. */
export const agreedSupport = 0.05

/** Confidence of a container number with a right and with a wrong check digit, and the share that depends on legibility. */
export const containerConfidence = { proved: 0.97, unproved: 0.5, least: 0.4, byLegibility: 0.6 } as const
